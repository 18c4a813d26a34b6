import type { components } from "@backoffice/api-client";
import { createBank as limits } from "@backoffice/api-client/limits/banks";
import { z } from "zod";
import { nameByLanguage } from "#entities/language/text-by-language.ts";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";

/** Form schema of a bank; outputs the wire values (shell §5). */
export const bankSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand that the bank belongs to."),
  key: z
    .string()
    .trim()
    .min(1, "Enter the key.")
    .max(limits.key.maxLength, `Use at most ${limits.key.maxLength} characters.`)
    .regex(limits.key.pattern, "Use letters, underscores and hyphens only."),
  bankName: nameByLanguage(),
  order: wholeNumber({ what: "order", max: limits.order.maximum }),
  status: z.custom<components["schemas"]["Bank"]["status"]>(),
});

/** Disabled reason of Save while required fields are empty (shell §5). */
export const missingOf = ({ opId, key, bankName, order }: z.input<typeof bankSchema>): string | undefined =>
  missingValuesReason([
    [opId, "the operator"],
    [key, "the key"],
    [bankName["en"], "the English name"],
    [order, "the order"],
  ]);
