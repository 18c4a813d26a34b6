import { useListPlayerBonuses, useListReferredPlayers, useListTickets, type components } from "@backoffice/api-client";
import { kycCount } from "#entities/player/player-state.ts";
import { useRecentActivity } from "#entities/player/use-recent-activity.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/** The numbers of rows of a player's tabs, by tab; those not read yet are left out. */
export const usePlayerCounts = (player: components["schemas"]["Player"]) => {
  const { playerCode, playerId } = player;
  const session = useSession();
  const one = { page: 1, itemsPerPage: 1, opId: ALL } as const;
  const { bets, transactions } = useRecentActivity(playerCode);
  const bonuses = useListPlayerBonuses({ body: { ...one, playerCode } });
  const tickets = useListTickets({ body: { ...one, playerId } }, { enabled: can(session, "view_tickets") });
  const referrals = useListReferredPlayers(
    { body: { ...one, playerCode } },
    { enabled: can(session, "view_affiliates") },
  );
  return {
    wallet: Object.keys(player.wallet.byCurrency).length,
    transactions: transactions.data?.count,
    bets: bets.data?.count,
    bonuses: bonuses.data?.count,
    kyc: kycCount(player),
    tickets: tickets.data?.count,
    referrals: referrals.data?.count,
  };
};
