import { ApiError, type Data, getSession } from "@backoffice/api-client";
import { answerPress } from "@backoffice/ui";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { checkSession, reportSession } from "#kit/session/other-user.ts";
import { isReadAhead } from "../shell/reads/read-ahead.ts";
import { blockedStore, reportSignedOut } from "./session/signed-out.ts";

/** The flag in the error body that only a blocked user gets (shell §7). */
const isBlocked = (body: unknown): boolean =>
  (body as { error?: { blocked?: unknown } | null } | undefined)?.error?.blocked === true;

const onError = (error: unknown, operation?: unknown) => {
  if (!(error instanceof ApiError)) return;
  if (error.kind === "signed-out") reportSignedOut();
  if (isBlocked(error.body)) blockedStore.write(true);
  // The user's rights may have changed: menus and actions follow the session.
  else if (error.status === 403 && operation !== getSession.operation.id) void checkSession();
};

/** Called with every answer before its reader has it, so that no write slips in between. */
const onSuccess = (data: unknown, { queryKey }: { queryKey: readonly unknown[] }) => {
  if (queryKey[0] === getSession.operation.id) reportSession(data as Data<typeof getSession.operation>);
};

/** The query cache. Data is fresh for 10 seconds, and stale data is reread when the window gets the focus. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, queryKey[0]), onSuccess }),
    mutationCache: new MutationCache({ onError: (error) => onError(error), onSettled: answerPress }),
    // Offline reads fail at once instead of pausing silently. What failed is repeated by `kit/polling/recovery`.
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: "always",
        refetchOnMount: (query) => !isReadAhead(query),
        refetchOnReconnect: ({ state }) => state.status === "success",
      },
    },
  });
