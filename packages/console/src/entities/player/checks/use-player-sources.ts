import { useListRiskReport } from "@backoffice/api-client";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { usePlayer } from "../use-player.ts";

/** Enough to find the player among players whose codes start alike. */
const RISKS_AT_ONCE = 10;

/** The player's risk, for users who may see the risk report; null if the report does not list the player. */
export const usePlayerRisk = (playerCode: string, enabled = true) => {
  const query = useListRiskReport(
    { body: { page: 1, itemsPerPage: RISKS_AT_ONCE, opId: ALL, search: playerCode } },
    { enabled: can(useSession(), "view_risk_reports") && enabled },
  );
  return { ...query, data: query.data && (query.data.items.find((row) => row.playerCode === playerCode) ?? null) };
};

/** The reads about the player of a record, for its checks; `open` while it can be decided. */
export const usePlayerSources = (playerCode: string, open: boolean) => ({
  player: { query: usePlayer(playerCode, open), permission: "view_players" as const },
  risk: { query: usePlayerRisk(playerCode, open), permission: "view_risk_reports" as const },
});
