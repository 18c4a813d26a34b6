import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of an app service or server. */
export const RUN_STATE: Statuses<"RUNNING" | "STOPPED"> = {
  RUNNING: { label: "Running", tone: "normal" },
  STOPPED: { label: "Stopped", tone: "look" },
};
