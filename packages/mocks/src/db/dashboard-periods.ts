import type { components } from "@backoffice/api-client/contract";

type Period = components["schemas"]["DashboardPeriod"];
/** From `start` (included) to `end` (excluded), in milliseconds since 1970. */
export type Span = { start: number; end: number };

const DAY = 86_400_000;

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

/** The current period up to now, and the same part of the previous one (UTC). */
export const spansOf = (period: Period, now: number): { current: Span; previous: Span } => {
  const start = startOf(period, now);
  const earlier = before(period, start);
  return {
    current: { start, end: now + 1 },
    previous: { start: earlier, end: Math.min(start, earlier + now + 1 - start) },
  };
};

/** The number of characters of an ISO 8601 moment that give its hour, day or month. */
export const labelLength: Record<Period, number> = { TODAY: 13, THIS_WEEK: 10, THIS_MONTH: 10, THIS_YEAR: 7 };

/** The labels of all hours, days or months of a span. */
export const labelsOf = (period: Period, { start, end }: Span): string[] => {
  const step = period === "TODAY" ? DAY / 24 : DAY;
  const labels = new Set<string>();
  for (let at = start; at < end; at += step) labels.add(new Date(at).toISOString().slice(0, labelLength[period]));
  return [...labels];
};
