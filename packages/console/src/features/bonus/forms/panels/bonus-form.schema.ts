import type { components } from "@backoffice/api-client";
import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { joinEnglish, splitEnglish } from "#entities/language/split-english.ts";
import { nameByLanguage, textByLanguageUpTo } from "#entities/language/text-by-language.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { precisionError } from "#entities/money/precision-error.ts";

type Schemas = components["schemas"];

/** Maximum number of questions. */
const MOST_QUESTIONS = 20;

/** A question by the key of its answer. Empty rows are ignored. */
const questions = z
  .array(z.object({ key: z.string().trim(), value: z.string().trim() }))
  .superRefine((rows, context) => {
    const say = (index: number, message: string) =>
      context.addIssue({ code: "custom", message, path: [index, "value"] });
    rows.forEach(({ key, value }, index) => {
      if (key === "" && value === "") return;
      if (!/^[a-zA-Z][a-zA-Z0-9_]*$/.test(key) || key.length > 40)
        say(index, "Start the key with a letter, then use letters, digits and underscores, up to 40 characters.");
      else if (rows.some((it, at) => at < index && it.key === key)) say(index, "This key is already used.");
      else if (value === "") say(index, "Enter the question.");
      else if (value.length > 200) say(index, "Use at most 200 characters.");
    });
  })
  .transform((rows) => rows.filter(({ key }) => key !== ""))
  .refine((rows) => rows.length > 0, "Add at least one question.")
  .refine((rows) => rows.length <= MOST_QUESTIONS, `Use at most ${MOST_QUESTIONS} questions.`);

export const bonusFormSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand."),
  title: nameByLanguage("name", 100),
  description: textByLanguageUpTo(500),
  prizeType: z.string().min(1, "Choose the prize."),
  bonusAmountInUSD: decimalText({ required: "Enter the amount.", min: "0", max: "10000000" }).superRefine(
    (amount, context) => {
      const message = precisionError(amount, "USD");
      if (message !== undefined) context.addIssue({ code: "custom", message });
    },
  ),
  status: z.string(),
  questions,
  /** Keys of the required questions. */
  required: z.array(z.string()),
});

export type BonusFormValues = z.input<typeof bonusFormSchema>;

/** Form values of a bonus form; a new one has the operator only. */
export const bonusFormValues = (form: Schemas["BonusForm"] | undefined, opId: string): BonusFormValues => ({
  opId: form?.opId ?? opId,
  title: joinEnglish(form?.title ?? null, form?.titles),
  description: joinEnglish(form?.description ?? null, form?.descriptions),
  prizeType: form?.prizeType ?? "BONUS_BALANCE",
  bonusAmountInUSD: form ? decimalOf(form.bonusAmountInUSD) : "",
  status: form?.status ?? "ACTIVE",
  questions: form?.fields.map(({ key, label }) => ({ key, value: label })) ?? [{ key: "", value: "" }],
  required: form?.fields.filter(({ isRequired }) => isRequired).map(({ key }) => key) ?? [],
});

/** Request body; the schema accepts only texts that equal the number on the wire. */
export const bonusFormInput = ({
  title: titles,
  description: descriptions,
  questions: asked,
  required,
  ...valid
}: z.output<typeof bonusFormSchema>) => {
  const [title, otherTitles] = splitEnglish(titles);
  const [description, otherDescriptions] = splitEnglish(descriptions);
  return {
    ...valid,
    title,
    titles: otherTitles,
    description: description || null,
    descriptions: otherDescriptions,
    prizeType: valid.prizeType as Schemas["BonusPrizeType"],
    status: valid.status as Schemas["BonusStatus"],
    bonusAmountInUSD: Number(valid.bonusAmountInUSD),
    fields: asked.map(({ key, value: label }) => ({ key, label, isRequired: required.includes(key) })),
  };
};
