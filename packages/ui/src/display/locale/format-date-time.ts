import { serverTime } from "../clock/server-time.ts";
import { dayInZone } from "./day-in-zone.ts";
import { withEnglishNames } from "./english-names.ts";

const formats = new Map<string, Intl.DateTimeFormat>();
const DAY = 86_400;
type Units = readonly (readonly [Intl.RelativeTimeFormatUnit, least: number])[];
const OF_DAYS: Units = [
  ["year", 365],
  ["month", 30],
  ["day", 1],
];
const OF_SECONDS: Units = [
  ["hour", 3600],
  ["minute", 60],
];

const OPTIONS = {
  date: { day: "numeric", month: "short", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
  minute: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  year: { year: "numeric" },
  zone: { timeZoneName: "longOffset" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DatePart = "date" | "time" | "minute" | "date-time" | "date-minute";

// Cached: creating a format is slow, and tables format thousands of values.
const formatOf = (locale: string, timeZone: string, part: DatePart | "short" | "year" | "zone") => {
  const key = `${locale}|${timeZone}|${part}`;
  let format = formats.get(key);
  if (!format) {
    const options =
      part === "date-time"
        ? { ...OPTIONS.date, ...OPTIONS.time }
        : part === "date-minute"
          ? { ...OPTIONS.date, ...OPTIONS.minute }
          : part === "short"
            ? { ...OPTIONS.date, year: undefined, ...OPTIONS.minute }
            : OPTIONS[part];
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(key, format);
  }
  return format;
};

/** Converts epoch milliseconds, ISO text or a Date to a Date; undefined if it is invalid. */
export const toDate = (value: number | string | Date): Date | undefined => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** "21 Nov 2026, 14:03:22" in the zone, in the locale's order. */
export const formatDateTime = (date: Date, locale: string, timeZone: string, part: DatePart = "date-time"): string =>
  withEnglishNames(formatOf(locale, timeZone, part), date);

/** "21 Nov, 14:03", or "21 Nov 2025, 14:03" if the year is not that of `now` (epoch milliseconds). */
export const formatShort = (date: Date, locale: string, timeZone: string, now = serverTime()): string => {
  const year = formatOf(locale, timeZone, "year");
  const part = year.format(date) === year.format(now) ? "short" : "date-minute";
  return withEnglishNames(formatOf(locale, timeZone, part), date);
};

/** The time zone with its offset at the given time: "Europe/Malta (GMT+01:00)". */
export const formatZone = (date: Date, locale: string, timeZone: string): string => {
  const parts = formatOf(locale, timeZone, "zone").formatToParts(date);
  const offset = parts.find((it) => it.type === "timeZoneName")?.value ?? "";
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
};

/**
 * Relative time in English, "3 hours ago", "in 2 days" or "now"; both arguments are epoch milliseconds. From a day on it
 * counts the calendar days of the zone.
 */
export const formatRelative = (at: number, now: number, timeZone: string): string => {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  const dayOf = (moment: number) => Date.parse(dayInZone(moment, timeZone)) / (DAY * 1000);
  const days = Math.abs(seconds) < DAY ? 0 : dayOf(at) - dayOf(now);
  // On the day with 25 hours, 24 hours later may still be the same day.
  const [span, units] = days === 0 ? [seconds, OF_SECONDS] : [days, OF_DAYS];
  const [unit, size] = units.find(([, least]) => Math.abs(span) >= least) ?? (["second", 1] as const);
  return format.format(Math.trunc(span / size), unit);
};
