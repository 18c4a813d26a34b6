import { ClockContext } from "@backoffice/ui";
import { use, useSyncExternalStore } from "react";

/** The latest passed time of `moments` (epoch seconds), else 0; renders again only when another one passes. */
export const useLastPassed = (moments: readonly number[]): number => {
  const clock = use(ClockContext);
  return useSyncExternalStore(clock.subscribe, () => {
    const now = clock.now() / 1000;
    return Math.max(0, ...moments.filter((it) => it <= now));
  });
};
