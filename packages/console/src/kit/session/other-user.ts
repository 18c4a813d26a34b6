import { ApiError, checkMe, type components, getSession, type Operation } from "@backoffice/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { createStore } from "#kit/state/create-store.ts";

/** The user who is signed in now; only the id is known until the server has answered. */
export type OtherUser = { userId: string; nickname?: string | null; email?: string };

/**
 * Who is signed in with this browser, if it is not the user of this tab any more: the session cookie belongs to the
 * browser, and another window, another application or the server may have replaced it. Meanwhile nothing is sent from
 * this tab: its forms were filled in by somebody else (decision 029).
 */
export const otherUser = createStore<OtherUser | undefined>(undefined);

/** The user of this tab. */
let owner: { userId: string; client: QueryClient } | undefined;
/** When the server last said whose the session is, by `performance.now()`. */
let confirmed = 0;
let checking: Promise<void> | undefined;

/** Milliseconds for which a write relies on the last answer; a typed form is rarely sent within them. */
const FRESH = 10_000;
/** Milliseconds that a call waits for the check: a server that does not answer it must not stop the console. */
const LONGEST = 5000;

const SESSION_CALLS: readonly string[] = [getSession.operation.id, checkMe.operation.id];

/** Called with every answer about the session. */
export const reportSession = ({ user_id, nickname, email }: components["schemas"]["SessionUser"]): void => {
  confirmed = performance.now();
  if (!owner) return;
  if (user_id !== owner.userId) otherUser.write({ userId: user_id, nickname, email });
  else if (otherUser.read()) {
    otherUser.write(undefined);
    // Data read in between may be the other user's.
    void owner.client.invalidateQueries();
  }
};

/** Called when the session has ended: nobody is signed in. */
export const forgetOtherUser = (): void => {
  if (otherUser.read()) otherUser.write(undefined);
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Asks the server whose the session is; several callers share one request. Without an answer nothing changes. */
export const checkSession = (): Promise<void> => {
  if (!owner) return Promise.resolve();
  const ask = async (client: QueryClient) => {
    try {
      await client.query({ ...getSession.options(undefined), staleTime: 0, retry: false });
    } catch {
      // The query cache reports the end of the session; the call itself reports an unreachable server.
    }
  };
  checking ??= Promise.race([ask(owner.client), pause(LONGEST)]).finally(() => (checking = undefined));
  return checking;
};

/** Called when another tab says that this user has signed in: nothing is sent until the server has confirmed it. */
export const suspectUser = (userId: string): void => {
  if (!owner || (userId === owner.userId && !otherUser.read())) return;
  if (userId !== owner.userId) otherUser.write({ userId });
  void checkSession();
};

const nameOf = ({ nickname, email }: OtherUser) => nickname || email || "Another user";

/**
 * Refuses a call while another user is signed in. Nothing waits for the user of this tab to come back: a form that reads
 * before it writes would be sent when nobody expects it any more. Of a read it is a failure, not a missing permission,
 * so that the page keeps what it shows.
 */
const settled = (operation: Operation): Promise<void> | undefined => {
  const other = otherUser.read();
  if (!other) return undefined;
  return Promise.reject(
    new ApiError(`${nameOf(other)} is signed in with this browser now. Reload this page.`, {
      kind: operation.effect === "read" ? "http" : "forbidden",
      outcome: "not-sent",
    }),
  );
};

/**
 * Lets calls of this tab out only while its user is signed in. Calls wait while the session is being checked; a write
 * has it checked if the last answer is not recent.
 */
export const admitOwn = (operation: Operation): Promise<void> | undefined => {
  if (!owner || SESSION_CALLS.includes(operation.id)) return undefined;
  const known = settled(operation);
  if (known) return known;
  const isUnsure = operation.effect !== "read" && performance.now() - confirmed > FRESH;
  if (!checking && !isUnsure) return undefined;
  return checkSession().then(() => settled(operation));
};

/** Makes this tab the user's; the returned function ends that. */
export const ownTab = (userId: string, client: QueryClient): (() => void) => {
  owner = { userId, client };
  return () => {
    owner = undefined;
    forgetOtherUser();
  };
};
