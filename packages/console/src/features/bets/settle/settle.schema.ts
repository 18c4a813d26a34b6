import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";

/** What the form of settling a bet holds: a decimal text in the bet's currency, from nothing to a thousand million. */
export const settleSchema = z.object({
  winAmount: decimalText({
    required: "Enter what the bet won. Enter 0 if it lost.",
    min: "0",
    max: "1000000000",
  }),
});

/** What a bet becomes by what it won; nothing while that is no amount. */
export const resultOf = (winAmount: string): "won" | "lost" | undefined => {
  if (!settleSchema.safeParse({ winAmount }).success) return undefined;
  return /[1-9]/.test(winAmount) ? "won" : "lost";
};
