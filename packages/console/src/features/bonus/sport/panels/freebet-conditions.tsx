import type { components } from "@backoffice/api-client";
import type { FactGroup } from "@backoffice/ui";
import { stageName } from "#entities/freebet/freebet-stage.ts";
import { Amount } from "#entities/money/amount.tsx";
import type { Figure } from "#kit/records/figures.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { Disciplines } from "./disciplines.tsx";

type Freebet = components["schemas"]["SportFreebet"] | components["schemas"]["AppliedFreebet"];

/** Bet amount, number of bets and maximum win; the maximum may have its own currency. */
export const freebetFigures = ({ freebetData: data }: Freebet): Figure[] => [
  { label: "Bet amount", value: <Amount value={data.betAmount} currency={data.currency} /> },
  { label: "Bets", value: data.betCount },
  {
    label: "Maximum win",
    value: <Amount value={data.maxWin} currency={"maxWinCurrency" in data ? data.maxWinCurrency : data.currency} />,
  },
];

/** Conditions of the bets that a freebet can be used for. */
export const conditionsOf = ({ type, stage, disciplines, freebetData: data }: Freebet): FactGroup => ({
  title: "Conditions",
  items: [
    { label: "Type", value: choiceWords(type) },
    { label: "Stage", value: stageName(stage) },
    { label: "Minimum selections", value: data.minSelection },
    { label: "Maximum selections", value: data.maxSelection },
    { label: "Minimum odds", value: data.minOdd },
    { label: "Maximum odds", value: data.maxOdd },
    { label: "Disciplines", value: disciplines.length > 0 && <Disciplines names={disciplines} />, span: true },
  ],
});
