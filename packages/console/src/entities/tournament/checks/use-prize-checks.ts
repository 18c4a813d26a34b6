import { useShowTournament, type components } from "@backoffice/api-client";
import { usePlayerSources } from "#entities/player/checks/use-player-sources.ts";
import { checksOf, type Checks } from "#kit/checks/checks-of.ts";
import { can, useSession } from "#kit/session/session.ts";
import { PRIZE_CHECKS } from "./prize-checks.ts";

/** The checks of a tournament prize. Each read is sent only with its permission. */
export const usePrizeChecks = (winner: components["schemas"]["TournamentWinner"]): Checks => {
  const { playerCode, tournamentId, status } = winner;
  const session = useSession();
  const tournament = useShowTournament({ body: { id: tournamentId } }, { enabled: can(session, "view_tournaments") });
  return checksOf(
    PRIZE_CHECKS,
    {
      ...usePlayerSources(playerCode, status === "PENDING"),
      tournament: { query: tournament, permission: "view_tournaments" },
    },
    session,
  );
};
