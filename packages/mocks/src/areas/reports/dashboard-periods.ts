import type { components } from "@backoffice/api-client/contract";
import { fromLocal, toLocal } from "../../db/times/time-zone.ts";

type Period = components["schemas"]["DashboardPeriod"];
type Preset = Exclude<Period, "CUSTOM">;
/** A period as a call asks for it; a CUSTOM one has its moments, in ISO 8601. */
export type PeriodRequest = {
  period: Period;
  from?: string | undefined;
  to?: string | undefined;
  timeZone?: string | undefined;
};
/** From `start` (included) to `end` (excluded), in milliseconds since 1970. */
export type Span = { start: number; end: number };

const DAY = 86_400_000;
const HOUR = DAY / 24;

/** In local time. */
const startOf = (period: Preset, now: number): number => {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (period === "THIS_YEAR") return Date.UTC(year, 0, 1);
  if (period === "THIS_MONTH") return Date.UTC(year, month, 1);
  const today = Date.UTC(year, month, day);
  // Weeks begin on Monday.
  return period === "TODAY" ? today : today - ((date.getUTCDay() + 6) % 7) * DAY;
};

const before = (period: Preset, start: number): number => {
  const date = new Date(start);
  if (period === "THIS_YEAR") return Date.UTC(date.getUTCFullYear() - 1, 0, 1);
  if (period === "THIS_MONTH") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1);
  return start - (period === "TODAY" ? DAY : 7 * DAY);
};

/** The current period up to now, and the same part of the previous one, in days of the zone (UTC without one). */
export const spansOf = (
  { period, from, to, timeZone }: PeriodRequest,
  now: number,
): { current: Span; previous: Span } => {
  if (period === "CUSTOM") {
    const start = from === undefined ? startOf("TODAY", now) : Date.parse(from);
    const end = to === undefined ? now + 1 : Date.parse(to) + 1;
    return { current: { start, end }, previous: { start: start - (end - start), end: start } };
  }
  const local = toLocal(now, timeZone);
  const start = startOf(period, local);
  const earlier = before(period, start);
  return {
    current: { start: fromLocal(start, timeZone), end: now + 1 },
    previous: {
      start: fromLocal(earlier, timeZone),
      end: Math.min(fromLocal(start, timeZone), fromLocal(earlier + local - start, timeZone) + 1),
    },
  };
};

/** Length of the prefix of an ISO 8601 time that identifies its hour, day or month. */
const [TO_HOUR, TO_DAY, TO_MONTH] = [13, 10, 7];
const LABEL_LENGTH: Record<Preset, number> = {
  TODAY: TO_HOUR,
  THIS_WEEK: TO_DAY,
  THIS_MONTH: TO_DAY,
  THIS_YEAR: TO_MONTH,
};

/** Hours up to two days, days up to a quarter, otherwise months. */
export const labelLength = (period: Period, { start, end }: Span): number => {
  if (period !== "CUSTOM") return LABEL_LENGTH[period];
  const days = (end - start) / DAY;
  return days <= 2 ? TO_HOUR : days <= 92 ? TO_DAY : TO_MONTH;
};

/** The hour, day or month of a time in the zone, as a chart labels it. */
export const labelOf = (length: number, at: number, timeZone?: string): string =>
  new Date(toLocal(at, timeZone)).toISOString().slice(0, length);

/** The labels of all hours, days or months of a span. */
export const labelsOf = (length: number, { start, end }: Span, timeZone?: string): string[] => {
  const labels = new Set<string>();
  // Hour by hour: a day may have 23 to 25 hours.
  for (let at = start; at < end; at += HOUR) labels.add(labelOf(length, at, timeZone));
  return [...labels];
};
