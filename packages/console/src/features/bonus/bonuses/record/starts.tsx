import { useLocale, useNow } from "@backoffice/ui";
import { formatSchedule } from "#entities/time/format-schedule.ts";

/** Schedule: running until, or starting on. */
export const Starts = ({ startTime, endTime }: { startTime: string; endTime: string }) => {
  const { timeZone } = useLocale();
  return formatSchedule(startTime, endTime, useNow(false), timeZone) ?? "—";
};
