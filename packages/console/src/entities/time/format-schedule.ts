import { formatRelative } from "@backoffice/ui";

/** State of a schedule (ISO times) at `now` (epoch milliseconds), as a sentence. */
export const formatSchedule = (startTime: string, endTime: string, now: number, locale: string): string | undefined => {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)];
  if (!(start < end)) return undefined;
  if (now < start) return `It starts ${formatRelative(start, now, locale)}.`;
  return now < end
    ? `It is running, and ends ${formatRelative(end, now, locale)}.`
    : `It ended ${formatRelative(end, now, locale)}.`;
};
