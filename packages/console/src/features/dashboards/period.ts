import type { components } from "@backoffice/api-client";
import { dateRange, fromWall, toWall } from "@backoffice/ui/filters";

export type DashboardPeriod = components["schemas"]["DashboardPeriod"];
export type PresetPeriod = Exclude<DashboardPeriod, "CUSTOM">;

/** A period as the call takes it; a custom one has its moments, in ISO 8601. */
export type RequestedPeriod = { period: PresetPeriod } | { period: "CUSTOM"; from: string; to?: string };

/** A period and the one before it, up to the same part of which it is compared. */
export const IN_SENTENCE: Readonly<Record<DashboardPeriod, readonly [current: string, previous: string]>> = {
  TODAY: ["Today", "Yesterday"],
  THIS_WEEK: ["This week", "Last week"],
  THIS_MONTH: ["This month", "Last month"],
  THIS_YEAR: ["This year", "Last year"],
  CUSTOM: ["These dates", "Before"],
};

const isPreset = (text: string | null): text is PresetPeriod =>
  text !== null && text in IN_SENTENCE && text !== "CUSTOM";

/** Preset period from the address, otherwise the default. */
export const periodOf = (search: URLSearchParams, usual: PresetPeriod = "TODAY"): PresetPeriod => {
  const text = search.get("period");
  return isPreset(text) ? text : usual;
};

/** Filter of a custom period; the address has it in the format of lists. */
export const customDates = (timeZone: string, locale?: string) =>
  dateRange({ label: "Dates", timeZone, locale, presets: [] });

/**
 * Period from the address: a preset, or two moments as lists write them; today otherwise. A period that has begun and is
 * not over ends now, as the calls do without an end (ruling 49).
 */
export const requestedPeriod = (search: URLSearchParams, now: number, timeZone: string): RequestedPeriod => {
  const range = customDates(timeZone).parse(search.get("period"));
  if (range.preset || range.from === undefined) return { period: periodOf(search) };
  const isOver = range.to !== undefined && (range.to <= now || range.from > now);
  const to = isOver && { to: new Date(range.to).toISOString() };
  return { period: "CUSTOM", from: new Date(range.from).toISOString(), ...to };
};

const DAY = 86_400_000;

/** Start of a period in epoch milliseconds: its first day in the zone; weeks start on Monday. */
export const startOf = (period: PresetPeriod, now: number, timeZone: string): number => {
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

/** The period as a list parameter; a preset begins at its start and has no end (ruling 49). */
export const periodText = (period: RequestedPeriod, now: number, timeZone: string): string => {
  const range =
    period.period === "CUSTOM"
      ? { from: Date.parse(period.from), to: period.to === undefined ? undefined : Date.parse(period.to) }
      : { from: startOf(period.period, now, timeZone), to: undefined };
  return customDates(timeZone).serialize(range) ?? "";
};
