import { isRecord, readStored, writeStored } from "@backoffice/ui";
import { removePersonalData } from "#kit/address/remove-personal-data.ts";

/** Who was signed out of this tab after an idle hour, and the address that was open, without personal data. */
export type IdleSignOut = { userId: string; returnTo: string };

const KEY = "idle-sign-out";

/** Remembers, in this tab, that the user is signed out for idleness. */
export const rememberIdleSignOut = (userId: string): void => {
  const { pathname, search } = window.location;
  const signOut: IdleSignOut = { userId, returnTo: pathname + removePersonalData(search) };
  writeStored(KEY, signOut, sessionStorage);
};

export const idleSignOut = (): IdleSignOut | undefined => {
  const stored = readStored(KEY, sessionStorage);
  if (!isRecord(stored) || typeof stored["userId"] !== "string" || typeof stored["returnTo"] !== "string")
    return undefined;
  return { userId: stored["userId"], returnTo: stored["returnTo"] };
};

/** Called at the start of a session. Drafts are stored by user, and so are offered to nobody else. */
export const forgetIdleSignOut = (): void => void writeStored(KEY, undefined, sessionStorage);
