import type { components } from "@backoffice/api-client";
import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { joinEnglish, splitEnglish } from "#entities/language/split-english.ts";
import { nameByLanguage, textByLanguageUpTo } from "#entities/language/text-by-language.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { precisionError } from "#entities/money/precision-error.ts";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";

type Schemas = components["schemas"];

/** Maximum bonus amount in USD. */
const MOST_USD = "10000000";

const usd = (rules: { required: string; above: string } | { min: string }) =>
  decimalText({ ...rules, max: MOST_USD }).superRefine((amount, context) => {
    const message = precisionError(amount, "USD");
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

/** Form fields shared by bonuses and releases. */
const terms = {
  opId: z.string().min(1, "Choose the operator or brand."),
  title: nameByLanguage("name", 100),
  description: textByLanguageUpTo(500),
  prizeType: z.string().min(1, "Choose the prize."),
  bonusAmountInUSD: usd({ required: "Enter the amount.", above: "0" }),
  bonusPercentage: decimalText({ min: "0", max: "1000" }),
  minDepositInUSD: usd({ min: "0" }),
  wagerRequirement: decimalText({ required: "Enter the wagering requirement.", min: "0", max: "100" }),
  daysToUse: wholeNumber({ what: "number of days", max: 365 }),
  currencies: z.array(z.string()),
  startTime: z.iso.datetime("Choose when it starts."),
  endTime: z.iso.datetime("Choose when it ends."),
};

const endsLater = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  !(Date.parse(endTime) <= Date.parse(startTime));
const AT_THE_END = { path: ["endTime"], message: "The end must be after the start." };

export const bonusSchema = z
  .object({ ...terms, type: z.string().min(1, "Choose the trigger."), status: z.string() })
  .refine(endsLater, AT_THE_END);

export const releaseSchema = z
  .object({ ...terms, playersCount: wholeNumber({ what: "number of players", min: 1, max: 1_000_000 }) })
  .refine(endsLater, AT_THE_END);

export type BonusValues = z.input<typeof bonusSchema>;
type Terms = Omit<z.output<typeof bonusSchema>, "type" | "status">;

/** Only deposit bonuses have a percentage and a minimum deposit. */
export const isOfDeposits = (type: string): boolean => type === "DEPOSIT_BONUS";

const text = (value: number | null) => (value === null ? "" : decimalOf(value));
const number = (value: string) => (value === "" ? null : Number(value));

/** Form values of a bonus or release; a new one has the operator only. */
export const termsValues = (row: Schemas["Bonus"] | Schemas["BonusRelease"] | undefined, opId: string) => ({
  opId: row?.opId ?? opId,
  title: joinEnglish(row?.title ?? null, row?.titles),
  description: joinEnglish(row?.description ?? null, row?.descriptions),
  prizeType: row?.prizeType ?? "BONUS_BALANCE",
  bonusAmountInUSD: row ? decimalOf(row.bonusAmountInUSD) : "",
  bonusPercentage: text(row?.bonusPercentage ?? null),
  minDepositInUSD: text(row?.minDepositInUSD ?? null),
  wagerRequirement: row ? decimalOf(row.wagerRequirement) : "",
  daysToUse: row ? String(row.daysToUse) : "",
  currencies: [...(row?.currencies ?? [])],
  startTime: row?.startTime ?? "",
  endTime: row?.endTime ?? "",
});

/** Request body; the schema accepts only texts that equal the number on the wire. */
export const termsInput = ({ title: titles, description: descriptions, prizeType, ...valid }: Terms) => {
  const [title, otherTitles] = splitEnglish(titles);
  const [description, otherDescriptions] = splitEnglish(descriptions);
  return {
    ...valid,
    title,
    titles: otherTitles,
    description: description || null,
    descriptions: otherDescriptions,
    prizeType: prizeType as Schemas["BonusPrizeType"],
    bonusAmountInUSD: Number(valid.bonusAmountInUSD),
    bonusPercentage: number(valid.bonusPercentage),
    minDepositInUSD: number(valid.minDepositInUSD),
    wagerRequirement: Number(valid.wagerRequirement),
  };
};
