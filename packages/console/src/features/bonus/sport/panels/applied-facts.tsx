import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { stageName } from "#entities/freebet/freebet-stage.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { EpochMoment } from "#entities/time/epoch-moment.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { Disciplines } from "./disciplines.tsx";

type AppliedFactsProps = { applied: components["schemas"]["AppliedFreebet"] };

/** Everything that is known of a freebet that a player was given; its times are in seconds (shell §3). */
export const AppliedFacts = ({ applied }: AppliedFactsProps) => {
  const { freebetData: data } = applied;
  return (
    <DescriptionList
      items={[
        { label: "ID", value: <Id value={applied.id} whole /> },
        { label: "Player", value: <PlayerLink playerCode={applied.playerCode} /> },
        { label: <OperatorLabel />, value: <OperatorLink opId={applied.opId} /> },
        { label: "Activation date", value: <EpochMoment seconds={applied.activationDate} /> },
        { label: "Name", value: applied.name },
        { label: "Type", value: choiceWords(applied.type) },
        { label: "Stage", value: stageName(applied.stage) },
        { label: "From time", value: <EpochMoment seconds={applied.fromTime} /> },
        { label: "To time", value: <EpochMoment seconds={applied.toTime} /> },
        { label: "Min selection", value: data.minSelection },
        { label: "Max selection", value: data.maxSelection },
        { label: "Min odd", value: data.minOdd },
        { label: "Max odd", value: data.maxOdd },
        { label: "Bet amount", value: <Amount value={data.betAmount} currency={data.currency} /> },
        { label: "Bet count", value: data.betCount },
        { label: "Max win", value: <Amount value={data.maxWin} currency={data.currency} /> },
        {
          label: "Disciplines",
          value: applied.disciplines.length > 0 && <Disciplines names={applied.disciplines} />,
          span: true,
        },
      ]}
    />
  );
};
