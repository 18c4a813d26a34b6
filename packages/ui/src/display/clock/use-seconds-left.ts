import { use, useState } from "react";
import { ClockContext } from "./clock.ts";
import { secondsLeft } from "./seconds-left.ts";
import { useNow } from "./use-now.ts";

/** Remaining whole seconds of a wait that starts on mount; 0 when it is over or there is none. */
export const useSecondsLeft = (seconds: number): number => {
  const clock = use(ClockContext);
  const [start] = useState(() => clock.now());
  const [over, setOver] = useState(() => !(seconds > 0));
  const now = useNow(!over);
  const left = over ? 0 : Math.min(Math.ceil(seconds), secondsLeft(start + seconds * 1000, now));
  if (!over && left === 0) setOver(true);
  return left;
};
