import type { components } from "@backoffice/api-client";
import { toWall } from "@backoffice/ui/filters";

export type DashboardPeriod = components["schemas"]["DashboardPeriod"];

const DAY = 86_400_000;

/**
 * The hours, days or months of a preset period in the zone: how many have begun, and how many it has in all; undefined for
 * custom dates, which end by now.
 */
export const periodParts = (
  period: DashboardPeriod,
  now: number,
  timeZone: string,
): { begun: number; all: number } | undefined => {
  const wall = toWall(now, timeZone);
  const [year, month, day] = [0, 5, 8].map((at) => Number(wall.slice(at, at === 0 ? 4 : at + 2))) as [
    number,
    number,
    number,
  ];
  const monday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return {
    TODAY: { begun: Number(wall.slice(11, 13)) + 1, all: 24 },
    THIS_WEEK: { begun: monday + 1, all: 7 },
    THIS_MONTH: { begun: day, all: new Date(Date.UTC(year, month, 1) - DAY).getUTCDate() },
    THIS_YEAR: { begun: month, all: 12 },
    CUSTOM: undefined,
  }[period];
};

/** The next hour, day or month of an ISO 8601 label; undefined for other labels. */
const labelAfter = (label: string): string | undefined => {
  if (!/^\d{4}-\d{2}(-\d{2}(T\d{2})?)?$/.test(label)) return undefined;
  const at = new Date(label.length === 13 ? `${label}:00Z` : label.length === 10 ? label : `${label}-01`);
  if (label.length === 13) at.setUTCHours(at.getUTCHours() + 1);
  else if (label.length === 10) at.setUTCDate(at.getUTCDate() + 1);
  else at.setUTCMonth(at.getUTCMonth() + 1);
  return at.toISOString().slice(0, label.length);
};

type Series = { labels: readonly string[]; values: readonly number[] };

/**
 * A series up to now, whatever it holds of hours, days or months that have not begun, and the labels of the whole period
 * as far as they are known.
 */
export const untilNow = (
  { labels, values }: Series,
  period: DashboardPeriod,
  now: number,
  timeZone: string,
): { labels: readonly string[]; values: readonly number[] } => {
  const parts = periodParts(period, now, timeZone);
  if (!parts) return { labels, values };
  const whole = labels.slice(0, parts.all);
  for (
    let next = labelAfter(whole.at(-1) ?? "");
    next !== undefined && whole.length < parts.all;
    next = labelAfter(next)
  )
    whole.push(next);
  return { labels: whole, values: values.slice(0, parts.begun) };
};
