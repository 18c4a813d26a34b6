import { useListBets, useListTransactions } from "@backoffice/api-client";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/** Enough bets to say how many were placed in a row on one game. */
const BETS = 50;
const TRANSACTIONS = 20;

/** The latest bets and transactions of a player, each with its permission. */
export const useRecentActivity = (playerCode: string) => {
  const session = useSession();
  const latest = { page: 1, opId: ALL, playerCode, sortBy: "createdAt", sortDirection: "desc" } as const;
  return {
    bets: useListBets(
      { body: { ...latest, itemsPerPage: BETS } },
      { enabled: can(session, "view_bets"), staleTime: 0 },
    ),
    transactions: useListTransactions(
      { body: { ...latest, itemsPerPage: TRANSACTIONS } },
      { enabled: can(session, "view_transactions"), staleTime: 0 },
    ),
  };
};
