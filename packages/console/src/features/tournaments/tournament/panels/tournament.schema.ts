import type { components } from "@backoffice/api-client";
import { checkedRows, decimalText, type RowColumn } from "@backoffice/ui/form";
import { z } from "zod";
import { joinEnglish, splitEnglish } from "#entities/language/split-english.ts";
import { nameByLanguage, textByLanguageUpTo } from "#entities/language/text-by-language.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { precisionError } from "#entities/money/precision-error.ts";

type Schemas = components["schemas"];

/** Maximum number of prize rows. */
export const MOST_PRIZES = 50;

/** Prize rows, best rank first: last rank and amount in the tournament's currency. */
export const prizeColumns = (currency = ""): readonly RowColumn[] => [
  { key: "toRank", label: "Up to rank", ascending: true },
  { key: "amount", label: "Prize per player", scale: 8, ...(currency && { suffix: currency }) },
];

const prizes = z
  .array(z.object({ toRank: z.string(), amount: z.string() }))
  .min(1, "Add a prize.")
  .max(MOST_PRIZES, `Use at most ${MOST_PRIZES} prizes.`)
  .superRefine(checkedRows(prizeColumns()));

export const tournamentSchema = z
  .object({
    opId: z.string().min(1, "Choose the operator or brand."),
    title: nameByLanguage("name", 100),
    description: textByLanguageUpTo(500),
    category: z.string().min(1, "Choose a category."),
    currency: z.string().min(1, "Choose the currency of the prizes."),
    minWagerInUSD: decimalText({ required: "Enter the minimum wager.", min: "0", max: "10000000" }),
    prizes,
    startTime: z.iso.datetime("Choose when it starts."),
    endTime: z.iso.datetime("Choose when it ends."),
  })
  .superRefine(({ currency, minWagerInUSD, prizes: rows, startTime, endTime }, context) => {
    const say = (path: (string | number)[], message: string | undefined) =>
      message !== undefined && context.addIssue({ code: "custom", path, message });
    say(["minWagerInUSD"], precisionError(minWagerInUSD, "USD"));
    rows.forEach(({ toRank, amount }, index) => {
      if (/^0+$/.test(toRank)) say(["prizes", index, "toRank"], "Ranks start at 1.");
      say(["prizes", index, "amount"], precisionError(amount, currency));
    });
    if (Date.parse(endTime) <= Date.parse(startTime)) say(["endTime"], "The end must be after the start.");
  });

export type TournamentValues = z.input<typeof tournamentSchema>;

/** Form values of a tournament; a new one has the operator only. */
export const tournamentValues = (row: Schemas["Tournament"] | undefined, opId: string): TournamentValues => ({
  opId: row?.opId ?? opId,
  title: joinEnglish(row?.title ?? null, row?.titles),
  description: joinEnglish(row?.description ?? null, row?.descriptions),
  category: row?.category ?? "ALL",
  currency: row?.currency ?? "",
  minWagerInUSD: row ? decimalOf(row.minWagerInUSD) : "",
  prizes: row?.prizes.map(({ toRank, amount }) => ({ toRank: String(toRank), amount: decimalOf(amount) })) ?? [
    { toRank: "1", amount: "" },
  ],
  startTime: row?.startTime ?? "",
  endTime: row?.endTime ?? "",
});

/** Request body with consecutive ranks; the schema accepts only texts that equal the number on the wire. */
export const tournamentInput = ({
  title: titles,
  description: descriptions,
  prizes: rows,
  ...valid
}: z.output<typeof tournamentSchema>) => {
  const [title, otherTitles] = splitEnglish(titles);
  const [description, otherDescriptions] = splitEnglish(descriptions);
  return {
    ...valid,
    title,
    titles: otherTitles,
    description: description || null,
    descriptions: otherDescriptions,
    category: valid.category as Schemas["TournamentCategory"],
    minWagerInUSD: Number(valid.minWagerInUSD),
    prizes: rows.map(({ toRank, amount }, index) => ({
      fromRank: Number(rows[index - 1]?.toRank ?? 0) + 1,
      toRank: Number(toRank),
      amount: Number(amount),
    })),
  };
};
