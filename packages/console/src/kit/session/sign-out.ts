import { forgetExports } from "@backoffice/ui/table";
import type { QueryClient } from "@tanstack/react-query";
import { postToTabs } from "./session-channel.ts";
import { forgetNotes } from "#kit/queue/queue.ts";
import { releaseGuards, releaseSignedOut, releaseUnsaved } from "../panels/unsaved.ts";
import { rememberIdleSignOut } from "./idle-sign-out.ts";
import { clearUserStorage } from "./clear-user-storage.ts";

type SignOutOptions = {
  /** Whether all other tabs follow. */
  notifyTabs?: boolean;
  /** The user who is signed out after an idle hour: their drafts are kept for when they sign in again. */
  idleUser?: string | undefined;
  /** Another user has signed in: nothing of this one stays. */
  isOtherUser?: boolean;
};

/** Forgets the user and goes to another address (logout, sign-in page). */
export const signOut = (
  client: QueryClient,
  to: string,
  { notifyTabs = true, idleUser, isOtherUser = false }: SignOutOptions = {},
): void => {
  const idle = idleUser !== undefined;
  if (notifyTabs) postToTabs({ type: "signed-out", idle });
  if (idle) {
    rememberIdleSignOut(idleUser);
    releaseGuards();
  } else if (isOtherUser) releaseUnsaved();
  else releaseSignedOut();
  // Before the page is left, because a running export would ask the user to stay.
  forgetExports();
  client.clear();
  forgetNotes();
  clearUserStorage(idle ? "all" : isOtherUser ? "none" : "kept");
  window.location.assign(to);
};
