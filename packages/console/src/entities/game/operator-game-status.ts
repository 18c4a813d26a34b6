import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a game at an operator (shell §4). */
export const OPERATOR_GAME_STATUS: Statuses<components["schemas"]["OperatorGameStatus"]> = {
  ACTIVE: { label: "Active", tone: "normal" },
  DISABLED: { label: "Disabled", tone: "normal" },
  MAINTENANCE: { label: "Maintenance", tone: "look" },
  DEPRECATE: { label: "Deprecated", tone: "stop" },
};
