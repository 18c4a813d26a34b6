import { compareDecimals, decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { precisionError } from "#entities/money/precision-error.ts";

/** Settlement form: the win amount as a decimal text in the bet's currency, 0 to 1,000,000,000. */
export const settleSchema = z
  .object({
    winAmount: decimalText({
      required: "Enter the win amount. Enter 0 if the bet lost.",
      min: "0",
      max: "1000000000",
    }),
    currency: z.string(),
  })
  .superRefine(({ winAmount, currency }, context) => {
    const message = precisionError(winAmount, currency);
    if (message) context.addIssue({ code: "custom", path: ["winAmount"], message });
  });

type SettleValues = z.input<typeof settleSchema>;

/** Outcome by win amount: a void bet pays its stake. Undefined while the amount is invalid. */
export const resultOf = ({
  stake,
  ...values
}: SettleValues & { stake?: number | undefined }): "won" | "lost" | "void" | undefined => {
  if (!settleSchema.safeParse(values).success) return undefined;
  if (stake !== undefined && stake > 0 && compareDecimals(values.winAmount, decimalOf(stake)) === 0) return "void";
  return /[1-9]/.test(values.winAmount) ? "won" : "lost";
};
