import { serverTime } from "../clock/server-time.ts";

const formats = new Map<string, Intl.DateTimeFormat>();
const RELATIVE: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
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
  formatOf(locale, timeZone, part).format(date);

/** "21 Nov, 14:03", or "21 Nov 2025, 14:03" if the year is not that of `now` (epoch milliseconds). */
export const formatShort = (date: Date, locale: string, timeZone: string, now = serverTime()): string => {
  const year = formatOf(locale, timeZone, "year");
  return formatOf(locale, timeZone, year.format(date) === year.format(now) ? "short" : "date-minute").format(date);
};

/** The time zone with its offset at the given time: "Europe/Malta (GMT+01:00)". */
export const formatZone = (date: Date, locale: string, timeZone: string): string => {
  const parts = formatOf(locale, timeZone, "zone").formatToParts(date);
  const offset = parts.find((it) => it.type === "timeZoneName")?.value ?? "";
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
};

/** Relative time, "3 hours ago", "in 2 days" or "now"; both arguments are epoch milliseconds. */
export const formatRelative = (at: number, now: number, locale: string): string => {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, size] of RELATIVE) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(seconds, "second");
};
