import { usePayTournamentPrize, useShowTournamentWinner } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { usePrizeChecks } from "#entities/tournament/checks/use-prize-checks.ts";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PRIZE_DECISIONS, prizeNote } from "./prize-decisions.ts";
import { prizeReason } from "./prize-reason.ts";
import { PrizeSentence } from "./prize-sentence.tsx";

/** Pays or rejects a prize; errors are shown as toasts, one by one (money §2, §4, §8). */
export const WinnerPrizePayoutConfirmation = ({
  params: { winner: opened, action },
  ...panel
}: DialogPanelProps<"winner-prize-payout-confirmation">) => {
  const { winnerId, playerCode, prizeAmount, currency } = opened;
  const { locale } = useLocale();
  // Someone else may decide meanwhile.
  const { data: read, error } = useShowTournamentWinner({ body: { winnerId } }, { staleTime: 0 });
  const amount = amountText(prizeAmount, currency, locale);
  const unread = error ? `The prize could not be loaded: ${error.message}` : "The prize is loading.";
  return (
    <DecisionPanel
      {...panel}
      title="Winner Prize Payout Confirmation"
      decisions={PRIZE_DECISIONS}
      decision={action}
      noun="prize"
      name={amount}
      recordName={`${amount}, player ${playerCode}`}
      write={usePayTournamentPrize()}
      failure={{ look: "toasts" }}
      queue={{ panel: "tournament-winner-details", id: winnerId }}
      note={prizeNote(action)}
      noteName="noteForThePlayer"
      checks={usePrizeChecks(opened)}
      reason={read ? prizeReason(opened, read) : unread}
      input={(noteForThePlayer) => ({ body: { type: action, winnerId, playerCode, noteForThePlayer } })}
    >
      <PrizeSentence of={opened} />
    </DecisionPanel>
  );
};
