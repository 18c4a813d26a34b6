import type { Tone } from "@backoffice/ui";

const HOUR = 3_600_000;

export type Lateness = Extract<Tone, "caution" | "critical">;

/** How often the oldest item has waited its target: 2 is twice as long as it may. */
export const overTarget = (oldestAt: string, target: number, now: number): number =>
  (now - Date.parse(oldestAt)) / (target * HOUR);

/** Caution once the oldest item has passed its target, critical at twice the target; nothing before. */
export const lateness = (oldestAt: string | null, target: number, now: number): Lateness | undefined => {
  if (oldestAt === null) return undefined;
  const times = overTarget(oldestAt, target, now);
  if (times < 1) return undefined;
  return times < 2 ? "caution" : "critical";
};

/** A target in words: "24 hours", "3 days". */
export const targetWords = (hours: number): string => (hours <= 24 ? `${hours} hours` : `${hours / 24} days`);
