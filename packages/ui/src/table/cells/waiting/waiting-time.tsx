import { use, useSyncExternalStore } from "react";
import { cn } from "../../../cn.ts";
import { ClockContext } from "../../../display/clock/clock.ts";
import { writeMoment } from "../../export/write-moment.ts";
import { formatWaited } from "./format-waited.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CRITICAL = "text-critical-ink";

type WaitingTimeProps = {
  since: Date;
  /** Maximum waiting time in hours. */
  target: number;
  timeZone: string;
  locale: string;
};

/** Within a table whose rows are all past twice their target: the line beside the title says so, and none stands out. */
const ALL = {
  ink: "in-[table:not(:has([data-wait='']))]:text-ink",
  sign: "in-[table:not(:has([data-wait='']))]:sr-only",
};

/** The tone of a late time, and its sign and words, so that lateness does not depend on colour alone. */
const lateness = (times: number) => {
  if (times > 2) return { tone: CRITICAL, sign: "!!", words: "over twice the target" };
  return times > 1 ? { tone: "text-caution-ink", sign: "!", words: "over the target" } : undefined;
};

/**
 * Waiting time, with a sign and in caution tone above the target, in critical tone above twice the target, unless all
 * times of its table are. The tooltip has its start.
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
      data-wait={late?.tone === CRITICAL ? "late" : ""}
      className={cn("tabular", late && "font-medium", late?.tone, ALL.ink)}
    >
      {late && (
        <>
          <span role="img" aria-label={late.words} className={ALL.sign}>
            {late.sign}
          </span>{" "}
        </>
      )}
      {formatWaited(wait)}
    </time>
  );
};
