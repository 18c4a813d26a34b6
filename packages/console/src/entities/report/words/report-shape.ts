import type { Field, ReadShape } from "@backoffice/api-client";
import { fieldWords } from "#kit/contract/fields/field-words.ts";

/** Words of amounts in all reports; others are the words of the field. */
const WORDS: Readonly<Record<string, string>> = {
  wager: "Staked",
  wagered: "Staked",
  won: "Won",
  bonusWager: "Bonus stakes",
  ggrLessBonusStakes: "GGR minus bonus stakes",
  deposit: "Deposits",
  withdraw: "Withdrawals",
  netDeposit: "Net deposits",
  firstDeposit: "First deposits",
  bonus: "Bonuses",
  topup: "Top-ups",
};

/** The amount without its currency, which its header or its cell shows: `wagerInUSD` is `wager`. */
const amountOf = ({ name }: Field) => name.replace(/InUSD$/, "");

/**
 * The shape of a report with one word for each field, in figures, headings, details and exports: that of its figure, or
 * else of the amount. Only an amount beside the same one in another currency names its own.
 */
export const reportShape = (
  shape: ReadShape,
  figures: Readonly<{ [name: string]: { label: string } | undefined }>,
): ReadShape => {
  const labelOf = (field: Field): string | undefined => {
    const amount = amountOf(field);
    const figure = figures[field.name] ?? figures[`${amount}InUSD`];
    const label =
      figure?.label ?? field.label ?? WORDS[amount] ?? (amount === field.name ? undefined : fieldWords(amount));
    const isTwice = amount !== field.name && shape.fields.some(({ name }) => name === amount);
    return isTwice ? `${label} in USD` : label;
  };
  const worded = (fields: readonly Field[]) =>
    fields.map((field) => {
      const label = labelOf(field);
      return label === undefined ? field : { ...field, label };
    });
  return { ...shape, fields: worded(shape.fields), ...(shape.totals && { totals: worded(shape.totals) }) };
};
