import type { Statuses } from "#kit/words/status-badge.tsx";

/** Whether an app service or a server runs. */
export const RUN_STATE: Statuses<"RUNNING" | "STOPPED"> = {
  RUNNING: { label: "Running", tone: "positive" },
  STOPPED: { label: "Stopped", tone: "neutral" },
};
