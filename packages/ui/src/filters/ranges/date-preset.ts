import type { Range } from "./range-text.ts";
import { fromWall, toWall } from "./wall-clock.ts";

const MINUTE = 60_000;

/** Adds days to a calendar day such as `2026-11-21`. */
const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
/** The Monday of a day's ISO 8601 week, independent of the locale, so that a link has one meaning. */
const monday = (day: string) => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

type Days = readonly [first: string, last?: string];

/** Rounded to whole minutes, so that requests are identical, and cached, within a minute. */
const ago = (minutes: number) => (now: number) => Math.floor(now / MINUTE - minutes) * MINUTE;

/** Periods in minutes before now, or in calendar days relative to today. */
const PRESETS = {
  LAST_10_MINUTES: { label: "Last 10 minutes", from: ago(10) },
  LAST_1_HOUR: { label: "Last hour", from: ago(60) },
  TODAY: { label: "Today", days: (today: string): Days => [today] },
  YESTERDAY: { label: "Yesterday", days: (today: string): Days => [addDays(today, -1), addDays(today, -1)] },
  LAST_3_DAYS: { label: "Last 3 days", days: (today: string): Days => [addDays(today, -3)] },
  LAST_7_DAYS: { label: "Last 7 days", days: (today: string): Days => [addDays(today, -7)] },
  LAST_WEEK: {
    label: "Last week",
    days: (today: string): Days => [addDays(monday(today), -7), addDays(monday(today), -1)],
  },
  THIS_MONTH: { label: "This month", days: (today: string): Days => [firstOfMonth(today)] },
  LAST_MONTH: {
    label: "Last month",
    days: (today: string): Days => {
      const last = addDays(firstOfMonth(today), -1);
      return [firstOfMonth(last), last];
    },
  },
} satisfies Record<string, { label: string } & ({ from: (now: number) => number } | { days: (today: string) => Days })>;

/** Name of a relative period. */
export type DatePreset = keyof typeof PRESETS;

export const DATE_PRESETS = Object.keys(PRESETS) as readonly DatePreset[];

/** Label of a preset. */
export const presetLabel = (preset: DatePreset): string => PRESETS[preset].label;

/**
 * Resolves a preset to epoch milliseconds: minutes and hours are counted back from now, all others are days in the zone,
 * from the start of the first to the end of the last (money §4). A period that is not over has no end.
 */
export const presetRange = (preset: DatePreset, now: number, timeZone: string): Range<number> => {
  const spec = PRESETS[preset];
  if ("from" in spec) return { from: spec.from(now), to: undefined };
  const [first, last] = spec.days(toWall(now, timeZone).slice(0, 10));
  const start = (day: string) => fromWall(`${day}T00:00`, timeZone) ?? now;
  return { from: start(first), to: last === undefined ? undefined : start(addDays(last, 1)) - 1 };
};
