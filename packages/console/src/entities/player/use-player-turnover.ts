import { useGetTransactionsTotal } from "@backoffice/api-client";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/** The sums of a player's confirmed deposits and withdrawals in USD, for users who may see transactions. */
export const usePlayerTurnover = (playerCode: string) => {
  const ofPlayer = { opId: ALL, playerCode, status: "CONFIRMED" } as const;
  const mayTotal = { enabled: can(useSession(), "view_transactions") };
  return {
    deposited: useGetTransactionsTotal({ body: { ...ofPlayer, transactionType: "DEPOSIT" } }, mayTotal),
    withdrawn: useGetTransactionsTotal({ body: { ...ofPlayer, transactionType: "WITHDRAW" } }, mayTotal),
  };
};
