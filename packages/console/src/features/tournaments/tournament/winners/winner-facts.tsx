import type { components } from "@backoffice/api-client";
import { FactGroups, Id } from "@backoffice/ui";
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

/** Prize, rank and points. */
export const winnerFigures = ({ prizeAmount, currency, rank, points }: Winner, locale: string): Figure[] => [
  { label: "Prize", value: <Amount value={prizeAmount} currency={currency} /> },
  { label: "Rank", value: formatNumber(rank, locale) },
  { label: "Points", value: formatNumber(points, locale) },
];

/** Facts of a winner and the prize below the figures. */
export const WinnerFacts = ({ winner }: { winner: Winner }) => (
  <FactGroups
    groups={[
      {
        title: "Prize",
        items: [
          {
            label: "Tournament",
            value: (
              <RefLink kind="tournament" value={winner.tournamentId}>
                {winner.tournamentTitle}
              </RefLink>
            ),
          },
          { label: "Category", value: categoryLabel(winner.category) },
          { label: "In USD", value: <Amount value={winner.prizeAmountInUSD} currency="USD" /> },
          { label: "Won", value: <Moment value={winner.createdAt} /> },
        ],
      },
      {
        title: "Player",
        items: [
          { label: "Player", value: <PlayerLink {...winner} /> },
          { label: <OperatorLabel />, value: <OperatorLink opId={winner.opId} /> },
        ],
      },
      {
        title: "Decision",
        items:
          winner.decidedAt === null && winner.decidedBy === null
            ? []
            : [
                { label: "Decided by", value: winner.decidedBy },
                { label: "Decided", value: winner.decidedAt && <Moment value={winner.decidedAt} /> },
                { label: "Note for the player", value: winner.noteForThePlayer, span: true },
              ],
      },
    ]}
    metadata={[
      <>
        Winner ID <Id value={winner.winnerId} />
      </>,
    ]}
  />
);
