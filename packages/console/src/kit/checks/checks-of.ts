import type { ApiError, Permission } from "@backoffice/api-client";
import { can, type Session } from "#kit/session/session.ts";
import { checkRead } from "./check-read.ts";
import type { CheckRule } from "./check-rule.ts";
import { runChecks, type Check, type CheckReads } from "./run-checks.ts";

/** The checks of one record. */
export type Checks = {
  all: readonly Check[];
  retry: () => void;
  /** What they read about, if that is entered. */
  about?: string;
};

/** A read of the API, and the permission without which it is not sent. */
type Source<Data> = {
  query: { data: Data | undefined; error: ApiError | null; refetch: () => Promise<unknown> };
  permission: Permission | undefined;
};

/** Facts known without a read. */
export const known = <Data>(data: Data): Source<Data> => ({
  query: { data, error: null, refetch: () => Promise.resolve() },
  permission: undefined,
});

/** Runs the checks of a record on its reads; `retry` repeats those that failed. */
export const checksOf = <Facts>(
  rules: readonly CheckRule<Facts>[],
  sources: { readonly [Name in keyof Facts]: Source<Facts[Name]> },
  session: Session,
): Checks => {
  const entries = Object.entries<Source<unknown>>(sources);
  const reads = Object.fromEntries(
    entries.map(([name, { query, permission }]) => [name, checkRead(query, can(session, permission))]),
  ) as CheckReads<Facts>;
  return {
    all: runChecks(rules, reads),
    retry: () => {
      for (const { query } of entries.map(([, it]) => it)) if (query.error) void query.refetch();
    },
  };
};
