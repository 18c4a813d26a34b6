import type { components } from "@backoffice/api-client";
import { Card, FactGroups, useLocale, useNow } from "@backoffice/ui";
import { useMemo } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { EndedAlert } from "#entities/time/ended-alert.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { scheduleFigure } from "#entities/time/schedule-figure.ts";
import { categoryLabel, TOURNAMENT_STATUS } from "#entities/tournament/tournament-words.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Figures } from "#kit/records/figures.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { PrizesOfTournament } from "../winners/prizes-of-tournament.tsx";
import { tournamentActions } from "./tournaments.actions.ts";

type Tournament = components["schemas"]["Tournament"];

const ranks = ({ fromRank, toRank }: Tournament["prizes"][number], locale: string) =>
  fromRank === toRank
    ? `Rank ${formatNumber(fromRank, locale)}`
    : `Ranks ${formatNumber(fromRank, locale)}–${formatNumber(toRank, locale)}`;

const TournamentFacts = ({ tournament }: { tournament: Tournament }) => {
  const { locale } = useLocale();
  const { category, minWagerInUSD, startTime, endTime, opId, description, prizes, currency } = tournament;
  return (
    <FactGroups
      groups={[
        {
          title: "Rules",
          items: [
            { label: "Category", value: categoryLabel(category) },
            { label: "Minimum wager", value: <Amount value={minWagerInUSD} currency="USD" /> },
            { label: "Starts", value: <Moment value={startTime} /> },
            { label: "Ends", value: <Moment value={endTime} /> },
            { label: <OperatorLabel />, value: <OperatorLink opId={opId} /> },
            { label: "Description", value: description, span: true },
          ],
        },
        {
          title: "Prizes",
          items: prizes.map((prize) => ({
            label: ranks(prize, locale),
            value: <Amount value={prize.amount} currency={currency} />,
          })),
        },
      ]}
      metadata={[stamp("Created", tournament.createdAt, tournament.createdBy), stamp("Updated", tournament.updatedAt)]}
    />
  );
};

/** A tournament on its page: figures, actions, rules, prizes, winners. */
export const TournamentRecord = ({ tournament }: { tournament: Tournament }) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
  const actions = useMemo(() => tournamentActions(panels, session), [panels, session]);
  const { id, title, opId, status, prizePool, currency, playersCount, pendingPrizes, startTime, endTime } = tournament;
  return (
    <>
      <RecordHeader
        status={<StatusBadge status={status} of={TOURNAMENT_STATUS} />}
        metadata={titleOf(opId)}
        actions={<RecordActions record={tournament} actions={actions} />}
      >
        {title}
      </RecordHeader>
      <EndedAlert
        endTime={endTime}
        isActive={status === "ACTIVE"}
        action={{
          label: "Change end…",
          onClick: () => panels.open("tournament-edit", { editedTournament: id }),
          reason: lacking(session, "edit_tournaments"),
        }}
      >
        Players still see it, and its winners are not determined.
      </EndedAlert>
      <Card className="p-5">
        <Figures
          figures={[
            { label: "Prize pool", value: <Amount value={prizePool} currency={currency} /> },
            { label: "Players", value: formatNumber(playersCount, locale) },
            { label: "Unpaid prizes", value: formatNumber(pendingPrizes, locale) },
            scheduleFigure(startTime, endTime, now, timeZone),
          ]}
        />
        <RecordTabs
          tabs={[
            { id: "details", label: "Details", content: <TournamentFacts tournament={tournament} /> },
            {
              id: "winners",
              label: "Winners",
              content: <PrizesOfTournament tournamentId={id} label="Winners" empty="No winners yet." />,
            },
            ...jsonTab(tournament, session, {}),
          ]}
        />
      </Card>
    </>
  );
};
