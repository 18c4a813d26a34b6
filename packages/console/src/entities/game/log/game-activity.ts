import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type GameLog = components["schemas"]["GameLog"];

/** Kinds of game activities. */
export const GAME_ACTIVITY: Statuses<GameLog["subtype"]> = {
  GAME_UPDATED: { label: "Game updated", tone: "info" },
  GAMES_SYNCED: { label: "Games synced", tone: "info" },
  OPERATOR_GAME_UPDATED: { label: "Operator game updated", tone: "info" },
  GAME_ENABLED: { label: "Game enabled", tone: "positive" },
  GAME_DISABLED: { label: "Game disabled", tone: "critical" },
  GAMES_ENABLED: { label: "Games enabled", tone: "positive" },
  GAMES_DISABLED: { label: "Games disabled", tone: "critical" },
};

/** Environments of a change (money §9). */
export const ENVIRONMENTS = (["STAGE", "PREPROD", "PROD"] as const).map((value) => ({ value, label: value }));
