import type { components } from "@backoffice/api-client";

export type DashboardPeriod = components["schemas"]["DashboardPeriod"];

/** What a period is compared with: as much of the one before. */
export const BEFORE: Readonly<Record<DashboardPeriod, string>> = {
  TODAY: "yesterday by this time",
  THIS_WEEK: "last week up to this day",
  THIS_MONTH: "last month up to this day",
  THIS_YEAR: "last year up to this day",
};

const isPeriod = (text: string | null): text is DashboardPeriod => text !== null && text in BEFORE;

/** The period that the address names; the usual one while it names none. */
export const periodOf = (search: URLSearchParams, usual: DashboardPeriod = "TODAY"): DashboardPeriod => {
  const text = search.get("period");
  return isPeriod(text) ? text : usual;
};

const DAY = 86_400_000;

/** When a period began, in epoch milliseconds: figures are counted in UTC, and weeks begin on Monday. */
export const startOf = (period: DashboardPeriod, now: number): number => {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (period === "THIS_YEAR") return Date.UTC(year, 0, 1);
  if (period === "THIS_MONTH") return Date.UTC(year, month, 1);
  const today = Date.UTC(year, month, day);
  return period === "TODAY" ? today : today - ((date.getUTCDay() + 6) % 7) * DAY;
};

/** The period as lists have it in their address: from its start, without an end (ruling 49). */
export const periodText = (period: DashboardPeriod, now: number): string =>
  `${new Date(startOf(period, now)).toISOString().slice(0, 16)}Z..`;
