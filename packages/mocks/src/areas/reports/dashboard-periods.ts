import type { components } from "@backoffice/api-client/contract";
import { fromLocal, toLocal } from "../../db/times/time-zone.ts";

type Period = components["schemas"]["DashboardPeriod"];
/** From `start` (included) to `end` (excluded), in milliseconds since 1970. */
export type Span = { start: number; end: number };

const DAY = 86_400_000;
const HOUR = DAY / 24;

/** In local time. */
const startOf = (period: Period, now: number): number => {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (period === "THIS_YEAR") return Date.UTC(year, 0, 1);
  if (period === "THIS_MONTH") return Date.UTC(year, month, 1);
  const today = Date.UTC(year, month, day);
  // Weeks begin on Monday.
  return period === "TODAY" ? today : today - ((date.getUTCDay() + 6) % 7) * DAY;
};

const before = (period: Period, start: number): number => {
  const date = new Date(start);
  if (period === "THIS_YEAR") return Date.UTC(date.getUTCFullYear() - 1, 0, 1);
  if (period === "THIS_MONTH") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1);
  return start - (period === "TODAY" ? DAY : 7 * DAY);
};

/** The current period up to now, and the same part of the previous one, in days of the zone (UTC without one). */
export const spansOf = (period: Period, now: number, timeZone?: string): { current: Span; previous: Span } => {
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
const LABEL_LENGTH: Record<Period, number> = { TODAY: 13, THIS_WEEK: 10, THIS_MONTH: 10, THIS_YEAR: 7 };

/** The hour, day or month of a time in the zone, as a chart labels it. */
export const labelOf = (period: Period, at: number, timeZone?: string): string =>
  new Date(toLocal(at, timeZone)).toISOString().slice(0, LABEL_LENGTH[period]);

/** The labels of all hours, days or months of a span. */
export const labelsOf = (period: Period, { start, end }: Span, timeZone?: string): string[] => {
  const labels = new Set<string>();
  // Hour by hour: a day may have 23 to 25 hours.
  for (let at = start; at < end; at += HOUR) labels.add(labelOf(period, at, timeZone));
  return [...labels];
};
