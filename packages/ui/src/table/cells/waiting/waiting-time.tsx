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

/** The tone of a late time, and its sign and words, so that lateness does not depend on colour alone. */
const lateness = (times: number) => {
  if (times > 2) return { tone: "text-critical-ink", sign: "!!", words: "over twice the target" };
  return times > 1 ? { tone: "text-caution-ink", sign: "!", words: "over the target" } : undefined;
};

/**
 * Waiting time, with a sign and in caution tone above the target, in critical tone above twice the target. The tooltip
 * has its start.
 */
export const WaitingTime = ({ since, target, timeZone, locale }: WaitingTimeProps) => {
  const clock = use(ClockContext);
  const now = useSyncExternalStore(clock.subscribe, () => Math.floor(clock.now() / MINUTE) * MINUTE);
  const wait = now - since.getTime();
  const late = lateness(wait / (target * HOUR));
  return (
    <time
      dateTime={since.toISOString()}
      data-moment={writeMoment(since.getTime(), timeZone, locale)}
      className={cn("tabular", late && "font-medium", late?.tone)}
    >
      {late && (
        <>
          <span role="img" aria-label={late.words}>
            {late.sign}
          </span>{" "}
        </>
      )}
      {formatWaited(wait)}
    </time>
  );
};
