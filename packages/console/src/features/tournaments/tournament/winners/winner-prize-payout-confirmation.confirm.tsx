import { usePayTournamentPrize, useShowTournamentWinner } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import type { Decisions } from "#kit/panels/decision.ts";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { prizeReason } from "./prize-reason.ts";

const DECISIONS: Decisions<"approve" | "reject"> = {
  approve: {
    verb: "Approve",
    success: "Winner Prize Payout Confirmed!",
    outcome: "It goes into the player's wallet.",
    tone: "primary",
  },
  reject: { verb: "Reject", success: "Winner Prize Payout Rejected!", outcome: "Nothing is paid.", tone: "danger" },
};

/** Pays or rejects a prize; errors are shown as toasts, one by one (money §2, §4, §8). */
const WinnerPrizePayoutConfirmation = ({
  params: { winner: opened, action },
  ...panel
}: DialogPanelProps<"winner-prize-payout-confirmation">) => {
  const { winnerId, playerCode, prizeAmount, currency, rank, tournamentTitle } = opened;
  const { locale } = useLocale();
  // Someone else may decide meanwhile.
  const { data: read, error } = useShowTournamentWinner({ body: { winnerId } }, { staleTime: 0 });
  const amount = amountText(prizeAmount, currency, locale);
  const unread = error ? `The prize could not be loaded: ${error.message}` : "The prize is loading.";
  return (
    <DecisionPanel
      {...panel}
      title="Winner Prize Payout Confirmation"
      decisions={DECISIONS}
      decision={action}
      noun="prize"
      name={amount}
      write={usePayTournamentPrize()}
      failure={{ look: "toasts" }}
      queue={{ panel: "tournament-winner-details", id: winnerId }}
      note={{
        label: "Note for the player",
        help: "The player reads this.",
        required: action === "reject",
        max: 200,
      }}
      noteName="noteForThePlayer"
      reason={read ? prizeReason(opened, read) : unread}
      input={(noteForThePlayer) => ({ body: { type: action, winnerId, playerCode, noteForThePlayer } })}
    >
      the prize of{" "}
      <strong dir="ltr" className="inline-block">
        {amount}
      </strong>{" "}
      of player <strong>{playerCode}</strong> for place {rank} of <strong>{tournamentTitle}</strong>.
    </DecisionPanel>
  );
};

export default WinnerPrizePayoutConfirmation;
