import type { components } from "@backoffice/api-client";
import { DescriptionList, Id, useLocale } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { categoryLabel } from "#entities/tournament/tournament-words.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import type { Figure } from "#kit/records/figures.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

type Winner = components["schemas"]["TournamentWinner"];

/** The figures that decide about a prize. */
export const winnerFigures = ({ prizeAmount, currency, rank, points }: Winner, locale: string): Figure[] => [
  { label: "Prize", value: <Amount value={prizeAmount} currency={currency} /> },
  { label: "Place", value: formatNumber(rank, locale) },
  { label: "Points", value: formatNumber(points, locale) },
];

/** What is known of a winner and the prize. */
export const WinnerFacts = ({ winner }: { winner: Winner }) => {
  const { locale } = useLocale();
  return (
    <DescriptionList
      items={[
        { label: "Player", value: <PlayerLink {...winner} /> },
        {
          label: "Tournament",
          value: (
            <RefLink kind="tournament" value={winner.tournamentId}>
              {winner.tournamentTitle}
            </RefLink>
          ),
        },
        { label: "Category", value: categoryLabel(winner.category) },
        { label: "Place", value: formatNumber(winner.rank, locale) },
        { label: "In USD", value: <Amount value={winner.prizeAmountInUSD} currency="USD" /> },
        { label: "Won", value: <Moment value={winner.createdAt} /> },
        { label: <OperatorLabel />, value: <OperatorLink opId={winner.opId} /> },
        { label: "Decided by", value: winner.decidedBy },
        { label: "Decided", value: winner.decidedAt && <Moment value={winner.decidedAt} /> },
        { label: "Note for the player", value: winner.noteForThePlayer, span: true },
        { label: "ID", value: <Id value={winner.winnerId} />, span: true },
      ]}
    />
  );
};
