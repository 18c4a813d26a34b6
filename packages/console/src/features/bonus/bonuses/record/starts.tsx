import { useLocale, useNow } from "@backoffice/ui";
import { scheduleWords } from "#entities/time/schedule-words.ts";

/** Schedule: running until, or starting on. */
export const Starts = ({ startTime, endTime }: { startTime: string; endTime: string }) => {
  const { locale } = useLocale();
  return scheduleWords(startTime, endTime, useNow(false), locale) ?? "—";
};
