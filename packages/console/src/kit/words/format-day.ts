import { formatDateTime, serverTime, withEnglishNames } from "@backoffice/ui";

/** Formats a wire date (2026-11-21), which is the same in every time zone, in a locale; other texts are unchanged. */
export const formatDay = (value: string, locale: string): string => {
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? value : formatDateTime(date, locale, "UTC", "date");
};

/** Formats a wire date for a cell: without the year if that is this one's. */
export const formatShortDay = (value: string, locale: string, now = serverTime()): string => {
  const isThisYear = value.slice(0, 4) === new Date(now).toISOString().slice(0, 4);
  const date = new Date(`${value}T00:00:00Z`);
  if (!isThisYear || Number.isNaN(date.getTime())) return formatDay(value, locale);
  return withEnglishNames(new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }), date);
};
