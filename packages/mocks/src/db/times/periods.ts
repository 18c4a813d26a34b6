import type { components } from "@backoffice/api-client/contract";
import { createRandom } from "../random.ts";

type Schemas = components["schemas"];
export type Period = Schemas["ReportPeriod"];

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index));

const LABELS: Record<Period, readonly string[]> = {
  TODAY: numbers(0, 24),
  THIS_WEEK: WEEK,
  THIS_MONTH: numbers(1, 31),
  THIS_YEAR: MONTHS,
};

/** The share of the yearly total that falls into a period. */
export const PERIOD_SHARE: Record<Period, number> = { TODAY: 1, THIS_WEEK: 7, THIS_MONTH: 30, THIS_YEAR: 100 };

/** When a period began, in milliseconds since 1970 (UTC). */
export const startOf = (period: Period, now: number): number => {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  if (period === "THIS_WEEK") day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (period === "THIS_MONTH") day.setUTCDate(1);
  if (period === "THIS_YEAR") day.setUTCMonth(0, 1);
  return day.getTime();
};

const series = (name: string, total: number, labels: readonly string[]): Schemas["PeriodSeries"] => {
  const random = createRandom(name);
  const weights = labels.map(() => 1 + random.int(9));
  const sum = weights.reduce((all, it) => all + it, 0);
  // In whole units, so that the values add up to the total.
  const values = weights.map((it) => Math.floor((total * it) / sum));
  values[0]! += total - values.reduce((all, it) => all + it, 0);
  return { labels: [...labels], values };
};

/** How many hours, days or months of a period have begun (UTC). */
const begun = (period: Period, now: number): number => {
  const at = new Date(now);
  return {
    TODAY: at.getUTCHours() + 1,
    THIS_WEEK: ((at.getUTCDay() + 6) % 7) + 1,
    THIS_MONTH: at.getUTCDate(),
    THIS_YEAR: at.getUTCMonth() + 1,
  }[period];
};

/**
 * A chart of a total and the previous total, spread over the part of the period that has begun. `parts`: units per 1 in
 * the totals (100 for cents).
 */
export const chartOf = (
  name: string,
  period: Period,
  totals: { current: number; previous: number },
  parts: 1 | 100,
  now: number,
): Schemas["PeriodChart"] => {
  const shown = LABELS[period].slice(0, begun(period, now));
  const spread = (which: "current" | "previous") => {
    const { labels, values } = series(`${name}/${period}/${which}`, Math.round(totals[which] * parts), shown);
    return { labels, values: values.map((it) => it / parts) };
  };
  return { currentPeriod: spread("current"), previousPeriod: spread("previous") };
};
