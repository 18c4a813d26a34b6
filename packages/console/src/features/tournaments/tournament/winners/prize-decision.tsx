import { usePayTournamentPrize, useShowTournamentWinner, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { usePrizeChecks } from "#entities/tournament/checks/use-prize-checks.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { useFirstRead } from "#kit/queue/use-first-read.ts";
import { PRIZE_DECISIONS, prizeNote } from "./prize-decisions.ts";
import { prizeReason } from "./prize-reason.ts";
import { PrizeSentence } from "./prize-sentence.tsx";

const FAILURE = { look: "toasts", fieldNames: { noteForThePlayer: "note" } } as const;

/** Pays or rejects a prize in its drawer, as the documented dialog does from its row (money §2, §4, §8). */
export const PrizeDecision = ({ winner: listed }: { winner: components["schemas"]["TournamentWinner"] }) => {
  const { winnerId } = listed;
  const { locale } = useLocale();
  const write = usePayTournamentPrize();
  const query = useShowTournamentWinner({ body: { winnerId } }, { staleTime: 0 });
  const { data: read, error } = query;
  const shown = useFirstRead(query);
  const winner = read ?? listed;
  const unread = error ? `The prize could not be loaded: ${error.message}` : "The prize is loading.";
  return (
    <DecisionForm
      panel="tournament-winner-details"
      id={winnerId}
      noun="prize"
      decisions={PRIZE_DECISIONS}
      name={amountText(winner.prizeAmount, winner.currency, locale)}
      recordName={`${amountText(winner.prizeAmount, winner.currency, locale)}, player ${winner.playerCode}`}
      write={write}
      failure={() => FAILURE}
      note={prizeNote("reject")}
      noteRequiredFor={["reject"]}
      checks={usePrizeChecks(winner)}
      subject={<PrizeSentence of={winner} />}
      offered={winner.status === "PENDING"}
      reason={() => (shown && read ? prizeReason(shown, read) : unread)}
      input={(type, noteForThePlayer) => ({
        body: { type, winnerId, playerCode: winner.playerCode, noteForThePlayer },
      })}
      actionOf={({ body }) => body.type}
    />
  );
};
