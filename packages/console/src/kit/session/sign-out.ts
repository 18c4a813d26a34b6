import { forgetExports } from "@backoffice/ui/table";
import type { QueryClient } from "@tanstack/react-query";
import { postToTabs } from "./session-channel.ts";
import { forgetNotes } from "#kit/queue/queue.ts";
import { releaseGuards, releaseSignedOut, releaseUnsaved } from "#kit/panels/unsaved.ts";
import { rememberIdleSignOut } from "./idle-sign-out.ts";
import { clearUserStorage, removeStoredOf } from "./clear-user-storage.ts";
import { otherUser } from "./other-user.ts";

type SignOutOptions = {
  /** Whether all other tabs follow. */
  notifyTabs?: boolean;
  /** The user who is signed out after an idle hour: their drafts are kept for when they sign in again. */
  idleUser?: string | undefined;
  /** Another user has signed in: the drafts of this one are kept for when they sign in again. */
  isOtherUser?: boolean;
  /** The user who has what can be removed removed from this browser (`stored-data.ts`). */
  removeStored?: string | undefined;
};

/** Forgets the user and goes to another address (logout, sign-in page). */
export const signOut = (
  client: QueryClient,
  to: string,
  { notifyTabs = true, idleUser, isOtherUser = false, removeStored }: SignOutOptions = {},
): void => {
  const idle = idleUser !== undefined;
  // Of another user this tab must not end the session, in none of their tabs.
  const isOwn = !isOtherUser && otherUser.read() === undefined;
  if (notifyTabs && isOwn) postToTabs({ type: "signed-out", idle, removeStored });
  if (idle) rememberIdleSignOut(idleUser);
  if (idle || !isOwn) releaseGuards();
  else if (removeStored !== undefined) releaseUnsaved();
  else releaseSignedOut();
  // Before the page is left, because a running export would ask the user to stay.
  forgetExports();
  client.clear();
  forgetNotes();
  clearUserStorage({ drafts: idle || !isOwn ? "kept" : "asked" });
  if (removeStored !== undefined && isOwn) removeStoredOf(removeStored);
  window.location.assign(isOwn ? to : "/");
};
