import { logout } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createIdleWatch } from "#kit/polling/idle-watch.ts";
import { signOut } from "#kit/session/sign-out.ts";
import { useSession } from "#kit/session/session.ts";
import { listenToTabs, postToTabs } from "#kit/session/session-channel.ts";

/** Events that count as activity (shell §2.1). */
const SIGNS = ["mousemove", "keydown", "click", "scroll", "touchstart"] as const;

/**
 * Instead of seconds: mouse movement has kept the session. The warning stays open until a key or click closes it, so
 * that the click does not hit an element below.
 */
export const KEPT = 0;

/** The seconds that are left once the last minute of an idle hour has begun; afterwards the session ends. */
export const useIdle = (): number | undefined => {
  const client = useQueryClient();
  const { userId } = useSession();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let moved = false;
    let said: number | undefined;
    const say = (seconds: number | undefined) => {
      said = seconds;
      setLeft(seconds);
    };
    const watch = createIdleWatch({
      onWarning: (seconds) => say(seconds ?? (moved ? KEPT : undefined)),
      onOver: () => signOut(client, logout, { idleUser: userId }),
      share: (at) => postToTabs({ type: "activity", at }),
    });
    const onSign = ({ type }: Event) => {
      moved = type === "mousemove" || type === "scroll";
      watch.active();
      if (!moved && said === KEPT) say(undefined);
      moved = false;
    };
    const end = listenToTabs((message) => message.type === "activity" && watch.heard(message.at));
    const options = { passive: true, capture: true };
    for (const sign of SIGNS) window.addEventListener(sign, onSign, options);
    // Timers of a hidden tab are delayed: checked at once when it is shown.
    document.addEventListener("visibilitychange", watch.check);
    return () => {
      watch.stop();
      end();
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, options);
      document.removeEventListener("visibilitychange", watch.check);
    };
  }, [client, userId]);
  return left;
};
