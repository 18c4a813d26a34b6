import { useGetTransactionsTotal, useListRiskReport, type components } from "@backoffice/api-client";
import { useSameNumber } from "#entities/bank-account/use-same-number.ts";
import { usePlayer } from "#entities/player/use-player.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/** Enough to find the player among players whose codes start alike. */
const RISKS_AT_ONCE = 10;

type Withdrawal = components["schemas"]["Withdrawal"];

/**
 * What a withdrawal is decided by besides itself: player, sums of the player's deposits and withdrawals in USD, risk,
 * other players with the same account number. Each is read only with its permission, after the withdrawal.
 */
export const useWithdrawalContext = (playerCode: string, destination: Withdrawal["destination"] | undefined) => {
  const session = useSession();
  const ofPlayer = { opId: ALL, playerCode, status: "CONFIRMED" } as const;
  const mayTotal = { enabled: can(session, "view_transactions") };
  const deposited = useGetTransactionsTotal({ body: { ...ofPlayer, transactionType: "DEPOSIT" } }, mayTotal);
  const withdrawn = useGetTransactionsTotal({ body: { ...ofPlayer, transactionType: "WITHDRAW" } }, mayTotal);
  const risks = useListRiskReport(
    { body: { page: 1, itemsPerPage: RISKS_AT_ONCE, opId: ALL, search: playerCode } },
    { enabled: can(session, "view_risk_reports") },
  );
  return {
    player: usePlayer(playerCode),
    deposited,
    withdrawn,
    risks,
    /** Null if the report does not list the player. */
    risk: risks.data && (risks.data.items.find((it) => it.playerCode === playerCode) ?? null),
    sharers: useSameNumber(destination?.number, playerCode),
  };
};
