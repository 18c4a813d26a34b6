import { useListBetDebits, useShowBet, type components } from "@backoffice/api-client";
import { serverTime, useLocale } from "@backoffice/ui";
import { usePlayerSources } from "#entities/player/checks/use-player-sources.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { SETTLEMENT_CHECKS } from "./settlement-checks.ts";

/** The bet that is settled: the list row may be stale. */
export const useBetNow = (betId: string) => useShowBet({ body: { betId } }, { staleTime: 0 });

/** The checks of a settlement, by its win amount as entered. Each read is sent only with its permission. */
export const useSettlementChecks = ({
  betId,
  player,
}: Pick<components["schemas"]["Bet"], "betId" | "player">): ((winAmount: string) => Checks) => {
  const session = useSession();
  const { locale } = useLocale();
  const bet = useBetNow(betId);
  const debits = useListBetDebits(
    { body: { page: 1, itemsPerPage: 1, opId: ALL, betId } },
    { enabled: can(session, "view_bet_debits") },
  );
  const ofPlayer = usePlayerSources(player.playerCode, true);
  return (winAmount) =>
    checksOf(
      SETTLEMENT_CHECKS,
      {
        ...ofPlayer,
        bet: { query: bet, permission: "view_bets" },
        debits: { query: debits, permission: "view_bet_debits" },
        winAmount: known(winAmount),
        now: known(serverTime()),
        locale: known(locale),
      },
      session,
    );
};
