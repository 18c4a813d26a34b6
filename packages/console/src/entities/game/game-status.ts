import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a game on the platform (money §4). */
export const GAME_STATUS: Statuses<components["schemas"]["GameStatus"]> = {
  ENABLED: { label: "Enabled", tone: "normal" },
  DISABLED: { label: "Disabled", tone: "normal" },
  MAINTENANCE: { label: "Maintenance", tone: "look" },
};
