import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { checkSession, otherUser } from "#kit/session/other-user.ts";
import { signOut } from "#kit/session/sign-out.ts";
import { useSession } from "#kit/session/session.ts";
import { listenToTabs, postToTabs } from "#kit/session/session-channel.ts";

/**
 * One session in all tabs of a browser: signing out in one signs out all. What happens when another user signs in is
 * said by the session gate.
 */
export const useTabs = (): void => {
  const client = useQueryClient();
  const { userId } = useSession();
  useEffect(() => {
    postToTabs({ type: "signed-in", userId });
    const end = listenToTabs((message) => {
      if (message.type !== "signed-out") return;
      // The other user has signed out; the input of this user stays.
      if (otherUser.read()) return void checkSession();
      const { idle, removeStored } = message;
      signOut(client, "/admin", { notifyTabs: false, idleUser: idle ? userId : undefined, removeStored });
    });
    // A page restored from the back/forward cache may be from before a logout.
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", onShow);
    return () => {
      end();
      window.removeEventListener("pageshow", onShow);
    };
  }, [client, userId]);
};
