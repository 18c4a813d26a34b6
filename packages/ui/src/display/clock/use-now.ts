import { use, useSyncExternalStore } from "react";
import { ClockContext } from "./clock.ts";
import { useNewDays } from "./use-new-days.ts";

const never = () => () => {};

/** The time in epoch milliseconds, cut to whole seconds; renders once a second while `running`, else with a new day. */
export const useNow = (running = true): number => {
  const clock = use(ClockContext);
  useNewDays();
  const read = () => Math.floor(clock.now() / 1000) * 1000;
  return useSyncExternalStore(running ? clock.subscribe : never, read, read);
};
