import { use, useSyncExternalStore } from "react";
import { cn } from "../../../cn.ts";
import { ClockContext } from "../../../display/clock/clock.ts";
import { writeMoment } from "../../export/write-moment.ts";
import { formatWaited } from "./format-waited.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type WaitingTimeProps = {
  since: Date;
  /** Maximum waiting time in hours. */
  target: number;
  timeZone: string;
  locale: string;
};

/** Waiting time in caution tone above the target and critical above twice the target; the tooltip has the start. */
export const WaitingTime = ({ since, target, timeZone, locale }: WaitingTimeProps) => {
  const clock = use(ClockContext);
  const now = useSyncExternalStore(clock.subscribe, () => Math.floor(clock.now() / MINUTE) * MINUTE);
  const wait = now - since.getTime();
  const times = wait / (target * HOUR);
  return (
    <time
      dateTime={since.toISOString()}
      data-moment={writeMoment(since.getTime(), timeZone, locale)}
      className={cn(
        "tabular",
        times > 1 && "font-medium",
        times > 2 ? "text-critical-ink" : times > 1 && "text-caution-ink",
      )}
    >
      {formatWaited(wait)}
    </time>
  );
};
