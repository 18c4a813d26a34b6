import { compareDecimals, decimalText, divideDecimals } from "@backoffice/ui/form";
import { z } from "zod";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";

/** Calculator values (money §5): amounts and rates as decimal texts. */
export const settingsTestSchema = z
  .object({
    amount: decimalText({ min: "0", max: "10000000", required: "Enter the amount." }),
    currency: z.string().min(1, "Choose the currency."),
    rate: z.enum(["automatic", "manual"]),
    /** Units of the currency for one US dollar. */
    oneUSD: decimalText({ min: "0", max: "10000000" }),
    decimals: wholeNumber({ what: "decimals", max: 8 }),
  })
  .superRefine(({ rate, oneUSD }, context) => {
    if (rate === "manual" && !/[1-9]/.test(oneUSD))
      context.addIssue({
        code: "custom",
        path: ["oneUSD"],
        message: oneUSD === "" ? "Enter the rate." : "Enter a rate above 0.",
      });
  });

/** The converted amount and its rate, or the problem. */
type Converted = { amount: string; by: string } | { problem: string };

/**
 * Converts an amount in the gateway's currency to the USD wallet: divided by the rate (money §5), exactly, then
 * rounded.
 */
export const inWallet = (
  { amount, currency, rate, oneUSD, decimals }: z.output<typeof settingsTestSchema>,
  automatic: string | undefined,
): Converted => {
  const by = rate === "manual" ? oneUSD : automatic;
  if (by === undefined)
    return { problem: `No rate for ${currency} is available. Use a manual rate or try again later.` };
  if (compareDecimals(by, "0") <= 0)
    return { problem: `The automatic rate of ${currency} is ${by}, which cannot be used for conversion.` };
  return { by, amount: divideDecimals(amount, by, decimals) };
};
