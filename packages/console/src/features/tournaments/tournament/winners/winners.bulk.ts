import { payTournamentPrize, showTournamentWinner, type components } from "@backoffice/api-client";
import { Ban, Check } from "lucide-react";
import { bulkCall, rereadBy, type Bulk, type BulkAction } from "#kit/bulk/bulk.ts";
import { prizeNote } from "./prize-decisions.ts";
import { prizeReason } from "./prize-reason.ts";

type Winner = components["schemas"]["TournamentWinner"];

const decide = (type: "approve" | "reject"): BulkAction<Winner> => {
  const isApproval = type === "approve";
  return {
    id: type,
    verb: isApproval ? "Approve" : "Reject",
    icon: isApproval ? Check : Ban,
    tone: isApproval ? "primary" : "danger",
    outcome: isApproval ? "They go into the players' wallets." : "Nothing is paid.",
    note: prizeNote(type),
    reason: (winner) => prizeReason(winner, winner),
    call: ({ winnerId, playerCode }, { note }) =>
      bulkCall(payTournamentPrize, { body: { type, winnerId, playerCode, noteForThePlayer: note } }),
    locks: (winner) => [
      { panel: "winner-prize-payout-confirmation", params: { winner, action: type } },
      { panel: "tournament-winner-details", params: { winner: winner.winnerId } },
    ],
  };
};

/** Pays or rejects several prizes (money §2, §4). */
export const winnerBulk: Bulk<Winner> = {
  noun: ["prize", "prizes"],
  name: ({ playerCode, rank, tournamentTitle }) => `${playerCode}, place ${String(rank)} of ${tournamentTitle}`,
  decides: ({ winnerId }) => ({ kind: "tournament-winner-details", id: winnerId }),
  decisive: ["status", "prizeAmount", "currency"],
  reread: rereadBy(showTournamentWinner, ({ winnerId }: Winner) => ({ body: { winnerId } })),
  money: {
    of: ({ prizeAmount, currency }) => ({ amount: prizeAmount, currency }),
    inUSD: ({ prizeAmountInUSD }) => prizeAmountInUSD,
  },
  actions: [decide("approve"), decide("reject")],
};
