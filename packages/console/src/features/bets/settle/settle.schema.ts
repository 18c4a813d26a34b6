import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { tooFine } from "#entities/money/too-fine.ts";

/** What the form of settling a bet holds: a decimal text in the bet's currency, from nothing to a thousand million. */
export const settleSchema = z
  .object({
    winAmount: decimalText({
      required: "Enter what the bet won. Enter 0 if it lost.",
      min: "0",
      max: "1000000000",
    }),
    currency: z.string(),
  })
  .superRefine(({ winAmount, currency }, context) => {
    const message = tooFine(winAmount, currency);
    if (message) context.addIssue({ code: "custom", path: ["winAmount"], message });
  });

type SettleValues = z.input<typeof settleSchema>;

/** What a bet becomes by what it won; nothing while that is no amount. */
export const resultOf = (values: SettleValues): "won" | "lost" | undefined => {
  if (!settleSchema.safeParse(values).success) return undefined;
  return /[1-9]/.test(values.winAmount) ? "won" : "lost";
};
