import { describeSentOnce, type SentOnce } from "#testing/sent-once.tsx";
import { waitingWinner } from "#testing/rows/tournament-rows.ts";
import { WinnerPrizePayoutConfirmation } from "./winner-prize-payout-confirmation.confirm.tsx";

const decision = (action: "approve" | "reject"): SentOnce => ({
  write: "payTournamentPrize",
  arrange: (db) => {
    const winner = waitingWinner(db);
    return {
      player: winner,
      draw: (host) => <WinnerPrizePayoutConfirmation {...host} params={{ winner, action }} />,
      moves: action === "approve" ? [{ wallet: "MAIN", currency: winner.currency, by: winner.prizeAmount }] : [],
      entries: () => [action === "approve" ? "CONFIRMED" : "REJECTED"],
      keepBook: ({ tournaments: { winners } }, enter) => {
        const set = winners.set.bind(winners);
        winners.set = (id, row) => {
          if (id === winner.winnerId) enter(row.status);
          return set(id, row);
        };
      },
    };
  },
  button: action === "approve" ? /^Approve \d/ : /^Reject \d/,
  ...(action === "reject" && { note: "More than one account." }),
  saysOfOthers: /has already been (paid|rejected)/,
});

describeSentOnce({
  "payout of a prize": decision("approve"),
  "rejection of a prize": decision("reject"),
});
