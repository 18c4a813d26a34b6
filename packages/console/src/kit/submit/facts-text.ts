import { formatAmount } from "#kit/numbers/format-number.ts";
import type { SentFacts } from "./sent-facts.ts";

/** The facts of a write in words: "10.54 USD", "player 8F2K". */
export const factTexts = ({ amount, currency, playerCode }: SentFacts, locale: string): readonly string[] => [
  ...(amount === undefined ? [] : [`${formatAmount(amount, locale, currency)} ${currency ?? ""}`.trim()]),
  ...(playerCode === undefined ? [] : [`player ${playerCode}`]),
];
