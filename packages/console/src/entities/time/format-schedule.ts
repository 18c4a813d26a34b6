import { formatRelative } from "@backoffice/ui";

/** State of a schedule (ISO times) at `now` (epoch milliseconds), as a sentence, in calendar days of the zone. */
export const formatSchedule = (
  startTime: string,
  endTime: string,
  now: number,
  timeZone: string,
): string | undefined => {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)];
  if (!(start < end)) return undefined;
  if (now < start) return `It starts ${formatRelative(start, now, timeZone)}.`;
  return now < end
    ? `It is running, and ends ${formatRelative(end, now, timeZone)}.`
    : `It ended ${formatRelative(end, now, timeZone)}.`;
};
