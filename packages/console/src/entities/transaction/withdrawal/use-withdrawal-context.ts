import { useGetTransactionsTotal } from "@backoffice/api-client";
import { usePlayerRisk } from "#entities/player/checks/use-player-sources.ts";
import { usePlayer } from "#entities/player/use-player.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/**
 * The facts beside a withdrawal: player, sums of the player's deposits and withdrawals in USD, risk. Each is read only
 * with its permission.
 */
export const useWithdrawalContext = (playerCode: string) => {
  const session = useSession();
  const ofPlayer = { opId: ALL, playerCode, status: "CONFIRMED" } as const;
  const mayTotal = { enabled: can(session, "view_transactions") };
  const deposited = useGetTransactionsTotal({ body: { ...ofPlayer, transactionType: "DEPOSIT" } }, mayTotal);
  const withdrawn = useGetTransactionsTotal({ body: { ...ofPlayer, transactionType: "WITHDRAW" } }, mayTotal);
  return {
    player: usePlayer(playerCode),
    deposited,
    withdrawn,
    risk: usePlayerRisk(playerCode),
  };
};
