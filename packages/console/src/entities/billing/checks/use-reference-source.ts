import type { ApiError } from "@backoffice/api-client";
import { known } from "#kit/checks/checks-of.ts";
import { useSettled } from "#kit/polling/use-settled.ts";
import { can, useSession } from "#kit/session/session.ts";

/** Milliseconds without a key before a reference is looked for. */
const SETTLES_AFTER = 300;

/** Enough to find an equal reference among those that contain it. */
export const FOUND_AT_ONCE = 50;

type Query<Data> = { data: Data | undefined; error: ApiError | null; refetch: () => Promise<unknown> };

/**
 * What to search for to find the records with a reference, and whether: not while it is typed, and without the
 * permission. `sourceOf` makes the answer a source of checks; it is not read until it is about what is entered now.
 */
export const useReferenceSource = (opId: string, reference: string) => {
  const entered = reference.trim();
  const { settled: text, isOld } = useSettled(entered, SETTLES_AFTER);
  const allowed = can(useSession(), "view_billing");
  const isAsked = opId !== "" && text !== "" && allowed;
  const sourceOf = <Data>({ data, error, refetch }: Query<readonly Data[]>) =>
    opId === "" || entered === ""
      ? known([])
      : {
          query: { data: isOld ? undefined : data, error: isOld ? null : error, refetch },
          permission: "view_billing" as const,
        };
  return { text, isAsked, sourceOf };
};
