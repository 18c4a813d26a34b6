import type { components } from "@backoffice/api-client";
import { fromWall, toWall } from "@backoffice/ui/filters";

export type DashboardPeriod = components["schemas"]["DashboardPeriod"];

/** Label of the comparison: the same length of the previous period. */
export const BEFORE: Readonly<Record<DashboardPeriod, string>> = {
  TODAY: "yesterday by this time",
  THIS_WEEK: "last week up to this day",
  THIS_MONTH: "last month up to this day",
  THIS_YEAR: "last year up to this day",
};

const isPeriod = (text: string | null): text is DashboardPeriod => text !== null && text in BEFORE;

/** Period from the address, otherwise the default. */
export const periodOf = (search: URLSearchParams, usual: DashboardPeriod = "TODAY"): DashboardPeriod => {
  const text = search.get("period");
  return isPeriod(text) ? text : usual;
};

const DAY = 86_400_000;

/** Start of a period in epoch milliseconds: its first day in the zone; weeks start on Monday. */
export const startOf = (period: DashboardPeriod, now: number, timeZone: string): number => {
  const today = toWall(now, timeZone).slice(0, 10);
  const at = Date.parse(`${today}T00:00Z`);
  const monday = new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
  const first = {
    TODAY: today,
    THIS_WEEK: monday,
    THIS_MONTH: `${today.slice(0, 7)}-01`,
    THIS_YEAR: `${today.slice(0, 4)}-01-01`,
  }[period];
  return fromWall(`${first}T00:00`, timeZone) ?? now;
};

/** The period as a list parameter: from its start, without an end (ruling 49). */
export const periodText = (period: DashboardPeriod, now: number, timeZone: string): string =>
  `${new Date(startOf(period, now, timeZone)).toISOString().slice(0, 16)}Z..`;
