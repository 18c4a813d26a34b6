import type { Statuses } from "#kit/words/status-badge.tsx";

export type LoadLevel = "ok" | "high" | "critical";

/** Values from which a load is high or critical. */
export type LoadLimits = { high: number; critical: number };

/** Limits of processor and memory in percent, and of the response time in milliseconds. */
export const LOAD_LIMITS = {
  cpuPercent: { high: 75, critical: 90 },
  memoryPercent: { high: 80, critical: 90 },
  averageResponseMs: { high: 300, critical: 1000 },
} as const satisfies Record<string, LoadLimits>;

/** Levels in words; a load within its limits has no colour. */
export const LOAD_LEVELS: Statuses<LoadLevel> = {
  ok: { label: "OK", tone: "normal" },
  high: { label: "High", tone: "look" },
  critical: { label: "Critical", tone: "stop" },
};

/** Level of a load, both limits included. */
export const loadLevel = (value: number, { high, critical }: LoadLimits): LoadLevel =>
  value >= critical ? "critical" : value >= high ? "high" : "ok";

/** Limits as the help of a column: "High from 75, critical from 90." */
export const limitsHelp = ({ high, critical }: LoadLimits): string => `High from ${high}, critical from ${critical}.`;
