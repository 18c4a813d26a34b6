import { listTournamentWinners, showTournamentWinner, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { PRIZE_STATUS } from "#entities/tournament/tournament-words.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { PrizeDecision } from "./prize-decision.tsx";
import { WinnerFacts, winnerFigures } from "./winner-facts.tsx";

type Winner = components["schemas"]["TournamentWinner"];

/** A winner and the prize, with the decision on it. */
export const TournamentWinnerDetailsDrawer = ({
  params: { winner: winnerId },
  close,
}: DrawerPanelProps<"tournament-winner-details">) => {
  const { locale } = useLocale();
  return (
    <RecordPanel
      noun="tournament winner"
      read={showTournamentWinner}
      input={winnerId && { body: { winnerId } }}
      inputOf={(id) => ({ body: { winnerId: id } })}
      placeholder={useListed<Winner>(listTournamentWinners, (row) => row.winnerId === winnerId)}
      close={close}
      head={(winner) => ({
        name: `Player ${winner.playerCode}`,
        subtitle: winner.tournamentTitle,
        status: <StatusBadge status={winner.status} of={PRIZE_STATUS} />,
        figures: winnerFigures(winner, locale),
      })}
      page={(winner) => `/tournament/winners/${encodeURIComponent(winner.winnerId)}`}
    >
      {(winner) => (
        <>
          <WinnerFacts winner={winner} />
          <PrizeDecision key={winner.winnerId} winner={winner} />
        </>
      )}
    </RecordPanel>
  );
};
