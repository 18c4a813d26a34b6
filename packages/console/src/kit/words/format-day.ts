import { formatDateTime } from "@backoffice/ui";

/** Formats a wire date (2026-11-21), which is the same in every time zone, in a locale; other texts are unchanged. */
export const formatDay = (value: string, locale: string): string => {
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? value : formatDateTime(date, locale, "UTC", "date");
};
