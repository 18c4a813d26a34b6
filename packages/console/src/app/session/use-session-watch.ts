import { configureApi } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { admitOwn, checkSession, type OtherUser, otherUser, ownTab, suspectUser } from "#kit/session/other-user.ts";
import { listenToTabs } from "#kit/session/session-channel.ts";

const onReturn = () => {
  if (!document.hidden) void checkSession();
};

/**
 * Watches whether the session is still that of the user of this tab: when the tab is returned to, before a write, with
 * the polls, and when another tab tells of a sign-in. Returns the other user.
 */
export const useSessionWatch = (userId: string | undefined): OtherUser | undefined => {
  const client = useQueryClient();
  // A layout effect: it comes before the first reads of the page.
  useLayoutEffect(() => {
    if (userId === undefined) return undefined;
    const release = ownTab(userId, client);
    configureApi({ admit: admitOwn });
    const end = listenToTabs((message) => message.type === "signed-in" && suspectUser(message.userId));
    // The focus comes before the press of a button that gives it: the write of that press waits for the check.
    for (const type of ["focus", "visibilitychange"]) window.addEventListener(type, onReturn);
    return () => {
      for (const type of ["focus", "visibilitychange"]) window.removeEventListener(type, onReturn);
      end();
      configureApi({ admit: undefined });
      release();
    };
  }, [client, userId]);
  return useSyncExternalStore(otherUser.subscribe, otherUser.read);
};
