import { useLocale, useNow } from "@backoffice/ui";
import { scheduleWords } from "#entities/time/schedule-words.ts";

/** Whether it is on, and until when, or when it starts. */
export const Starts = ({ startTime, endTime }: { startTime: string; endTime: string }) => {
  const { locale } = useLocale();
  return scheduleWords(startTime, endTime, useNow(false), locale) ?? "—";
};
