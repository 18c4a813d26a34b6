import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { signOut } from "#kit/session/sign-out.ts";
import { useSession } from "#kit/session/session.ts";
import { listenToTabs, postToTabs } from "#kit/session/session-channel.ts";

/**
 * One session in all tabs of a browser: signing out in one signs out all, and when another user signs in, tabs of the
 * user before are reloaded.
 */
export const useTabs = (): void => {
  const client = useQueryClient();
  const { userId } = useSession();
  useEffect(() => {
    postToTabs({ type: "signed-in", userId });
    const end = listenToTabs((message) => {
      if (message.type === "signed-out")
        signOut(client, "/admin", { notifyTabs: false, idleUser: message.idle ? userId : undefined });
      if (message.type === "signed-in" && message.userId !== userId)
        signOut(client, "/", { notifyTabs: false, isOtherUser: true });
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
