import { fromWall, toWall } from "./zoned-time.ts";

const MINUTE = 60_000;

const PRESETS = {
  LAST_10_MINUTES: { label: "Last 10 minutes", start: (now: number) => now - 10 * MINUTE },
  LAST_1_HOUR: { label: "Last hour", start: (now: number) => now - 60 * MINUTE },
  TODAY: {
    label: "Today",
    start: (now: number, zone: string) => fromWall(`${toWall(now, zone).slice(0, 10)}T00:00`, zone),
  },
  LAST_3_DAYS: { label: "Last 3 days", start: (now: number) => now - 3 * 24 * 60 * MINUTE },
  THIS_MONTH: {
    label: "This month",
    start: (now: number, zone: string) => fromWall(`${toWall(now, zone).slice(0, 7)}-01T00:00`, zone),
  },
};

/** A start counted from now; the end is now. */
export type DatePreset = keyof typeof PRESETS;

export const DATE_PRESETS = Object.keys(PRESETS) as readonly DatePreset[];

/** In words. */
export const presetLabel = (preset: DatePreset): string => PRESETS[preset].label;

/**
 * When a preset starts, in epoch milliseconds: the last minutes, hour and 3 days (72 hours) are counted back from now,
 * today and this month from midnight in the zone.
 */
export const presetStart = (preset: DatePreset, now: number, timeZone: string): number =>
  PRESETS[preset].start(now, timeZone) ?? now;
