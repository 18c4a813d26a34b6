import type { components } from "@backoffice/api-client";
import { Card, useLocale } from "@backoffice/ui";
import { useMemo } from "react";
import { PRIZE_STATUS } from "#entities/tournament/tournament-words.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { Figures } from "#kit/records/figures.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { PrizesOfTournament } from "./prizes-of-tournament.tsx";
import { WinnerFacts, winnerFigures } from "./winner-facts.tsx";
import { winnerActions } from "./winners.actions.ts";

/** A winner on its page, with the tournament's other unpaid prizes. */
export const WinnerRecord = ({ winner }: { winner: components["schemas"]["TournamentWinner"] }) => {
  const panels = usePanels();
  const session = useSession();
  const { locale } = useLocale();
  const actions = useMemo(() => winnerActions(panels, session), [panels, session]);
  return (
    <>
      <RecordHeader
        status={<StatusBadge status={winner.status} of={PRIZE_STATUS} />}
        metadata={<bdi>{winner.tournamentTitle}</bdi>}
        actions={<RecordActions record={winner} actions={actions} />}
      >
        Player {winner.playerCode}
      </RecordHeader>
      <Card className="p-5">
        <Figures figures={winnerFigures(winner, locale)} />
        <DetailsAndJson record={winner}>
          <WinnerFacts winner={winner} />
        </DetailsAndJson>
        <PrizesOfTournament
          tournamentId={winner.tournamentId}
          waiting
          label="Unpaid prizes of this tournament"
          empty="No other unpaid prizes in this tournament."
        />
      </Card>
    </>
  );
};
