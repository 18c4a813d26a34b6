import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type GameLog = components["schemas"]["GameLog"];

/** Kinds of game activities. */
export const GAME_ACTIVITY: Statuses<GameLog["subtype"]> = {
  GAME_UPDATED: { label: "Game updated", tone: "note" },
  GAMES_SYNCED: { label: "Games synced", tone: "note" },
  OPERATOR_GAME_UPDATED: { label: "Operator game updated", tone: "note" },
  GAME_ENABLED: { label: "Game enabled", tone: "normal" },
  GAME_DISABLED: { label: "Game disabled", tone: "note" },
  GAMES_ENABLED: { label: "Games enabled", tone: "normal" },
  GAMES_DISABLED: { label: "Games disabled", tone: "note" },
};

/** Environments of a change (money §9). */
export const ENVIRONMENTS = (["STAGE", "PREPROD", "PROD"] as const).map((value) => ({ value, label: value }));
