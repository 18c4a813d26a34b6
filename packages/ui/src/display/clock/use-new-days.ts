import { use, useState, useSyncExternalStore } from "react";
import { dayInZone } from "../locale/day-in-zone.ts";
import { useLocale } from "../locale/use-locale.ts";
import { ClockContext } from "./clock.ts";

/** Midnight is at a whole quarter of an hour in every time zone. */
const QUARTER = 900_000;

/** How often another day has begun in the user's time zone since the first render, also during sleep. */
export const useNewDays = (): number => {
  const clock = use(ClockContext);
  const { timeZone } = useLocale();
  // Compared once a quarter: creating a format is slow, and no page needs it at its start.
  const [seen] = useState(() => ({ at: clock.now(), count: 0 }));
  const read = () => {
    const now = clock.now();
    if (Math.floor(now / QUARTER) !== Math.floor(seen.at / QUARTER)) {
      if (dayInZone(now, timeZone) !== dayInZone(seen.at, timeZone)) seen.count += 1;
      seen.at = now;
    }
    return seen.count;
  };
  return useSyncExternalStore(clock.subscribe, read, read);
};
