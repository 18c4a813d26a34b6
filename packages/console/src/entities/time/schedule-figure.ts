import { formatRelative } from "@backoffice/ui";
import type { Figure } from "#kit/records/figures.tsx";

/** A schedule (ISO times) at `now` (epoch milliseconds) as a headline figure, in calendar days of the zone. */
export const scheduleFigure = (startTime: string, endTime: string, now: number, timeZone: string): Figure => {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)];
  if (!(start < end)) return { label: "Schedule", value: "—" };
  if (now < start) return { label: "Starts", value: formatRelative(start, now, timeZone) };
  const until = formatRelative(end, now, timeZone);
  if (now >= end) return { label: "Ended", value: until };
  return { label: "Ends", value: until.startsWith("in ") ? `${until.slice(3)} left` : until };
};
