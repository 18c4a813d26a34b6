import type { Severity } from "@backoffice/ui";

const HOUR = 3_600_000;

export type Lateness = Extract<Severity, "caution" | "critical">;

/** Waiting time of the oldest item relative to the target: 2 means twice the target. */
export const overTarget = (oldestAt: string, target: number, now: number): number =>
  (now - Date.parse(oldestAt)) / (target * HOUR);

/** Severity: caution once the oldest item exceeds its target, critical at twice the target, otherwise undefined. */
export const lateness = (oldestAt: string | null, target: number, now: number): Lateness | undefined => {
  if (oldestAt === null) return undefined;
  const times = overTarget(oldestAt, target, now);
  if (times < 1) return undefined;
  return times < 2 ? "caution" : "critical";
};

/** Formats a target: "24 hours", "3 days". */
export const targetWords = (hours: number): string => (hours <= 24 ? `${hours} hours` : `${hours / 24} days`);
