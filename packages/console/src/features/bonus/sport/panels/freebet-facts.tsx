import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { stageName } from "#entities/freebet/freebet-stage.ts";
import { Amount } from "#entities/money/amount.tsx";
import { EpochMoment } from "#entities/time/epoch-moment.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { Disciplines } from "./disciplines.tsx";

type FreebetFactsProps = { freebet: components["schemas"]["SportFreebet"] };

/** Everything that is known of a sport freebet (shell §2.3). */
export const FreebetFacts = ({ freebet }: FreebetFactsProps) => {
  const { freebetData: data } = freebet;
  return (
    <DescriptionList
      items={[
        { label: "ID", value: <Id value={freebet.id} whole /> },
        { label: "Name", value: freebet.name },
        { label: "Enabled", value: freebet.isEnable ? "Yes" : "No" },
        { label: "Type", value: choiceWords(freebet.type) },
        { label: "Stage", value: stageName(freebet.stage) },
        { label: "From date", value: <EpochMoment seconds={freebet.fromTime} /> },
        { label: "To date", value: <EpochMoment seconds={freebet.toTime} /> },
        { label: "Days to use", value: freebet.daysToUse },
        { label: "Min selection", value: data.minSelection },
        { label: "Max selection", value: data.maxSelection },
        { label: "Min odd", value: data.minOdd },
        { label: "Max odd", value: data.maxOdd },
        { label: "Bet amount", value: <Amount value={data.betAmount} currency={data.currency} /> },
        { label: "Bet count", value: data.betCount },
        { label: "Max win", value: <Amount value={data.maxWin} currency={data.maxWinCurrency} /> },
        {
          label: "Disciplines",
          value: freebet.disciplines.length > 0 && <Disciplines names={freebet.disciplines} />,
          span: true,
        },
      ]}
    />
  );
};
