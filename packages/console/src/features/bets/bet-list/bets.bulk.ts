import { settleBet, showBet, type components } from "@backoffice/api-client";
import { Gavel } from "lucide-react";
import { BET_STATUS } from "#entities/bet/bet-status.ts";
import { bulkCall, rereadBy, type Bulk } from "#kit/bulk/bulk.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";

type Bet = components["schemas"]["Bet"];

/** Milliseconds from the response to the refetch of bets (content §4). */
const REFRESH_AFTER = 2000;

/** Settles several open bets as lost; wins are entered one by one (content §3, §4). */
export const betBulk: Bulk<Bet> = {
  noun: ["bet", "bets"],
  name: ({ betId, player }) => `${betId} of ${player.playerCode}`,
  decides: ({ betId }) => ({ kind: "bet-details", id: betId }),
  decisive: ["status", "betAmount", "currency"],
  reread: rereadBy(showBet, ({ betId }: Bet) => ({ body: { betId } })),
  money: {
    of: ({ betAmount, currency }) => ({ amount: betAmount, currency }),
    inUSD: ({ betAmountInUSD }) => betAmountInUSD,
  },
  refreshAfter: REFRESH_AFTER,
  actions: [
    {
      id: "settle-lost",
      verb: "Settle",
      label: "Settle as lost",
      icon: Gavel,
      tone: "danger",
      outcome: "They are settled as lost: the players get nothing.",
      reason: ({ status }) =>
        status === "OPEN"
          ? undefined
          : `This bet is no longer open: it is ${statusLabel(status, BET_STATUS).toLowerCase()}.`,
      call: ({ betId }) => bulkCall(settleBet, { body: { betId, winAmount: 0 } }),
      locks: (bet) => [{ panel: "settle-open-bet", params: { bet } }],
    },
  ],
};
