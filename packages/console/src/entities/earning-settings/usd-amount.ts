import { decimalText } from "@backoffice/ui/form";
import { tooFine } from "#entities/money/too-fine.ts";

type Rule = {
  /** What it is, in a sentence: "wager". */
  what: string;
  min?: string;
  max?: string;
};

/** Amounts of calculators, and the wager that makes a player active, at most (money §5, §9). */
export const MOST_USD = "10000000";

/** The rule of an amount in US dollars that must be filled in, as the number that the wire takes. */
export const usdAmount = ({ what, min = "0", max }: Rule) =>
  decimalText({ min, max, required: `Enter the ${what}.` })
    .superRefine((amount, context) => {
      const message = tooFine(amount, "USD");
      if (message !== undefined) context.addIssue({ code: "custom", message });
    })
    .transform(Number);
