import { decimalText } from "@backoffice/ui/form";
import { precisionError } from "#entities/money/precision-error.ts";

type Rule = {
  /** Noun inside a sentence: "wager". */
  label: string;
  min?: string;
  max?: string;
};

/** Maximum of calculator amounts and of the active wager, in USD (money §5, §9). */
export const MOST_USD = "10000000";

/** Schema of a required USD amount; outputs the wire number. */
export const usdAmount = ({ label, min = "0", max }: Rule) =>
  decimalText({ min, max, required: `Enter the ${label}.` })
    .superRefine((amount, context) => {
      const message = precisionError(amount, "USD");
      if (message !== undefined) context.addIssue({ code: "custom", message });
    })
    .transform(Number);
