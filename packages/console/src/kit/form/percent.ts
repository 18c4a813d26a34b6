import { decimalText } from "@backoffice/ui/form";
import { wholeNumber } from "./whole-number-rule.ts";

/** The noun for the value, within a sentence: "cashback". */
type Rule = { what: string };

/** Minimum and maximum of a `PercentageField`, shown below it. */
export const PERCENT = { min: "0", max: "100" } as const;

/** Validates a required `PercentageField`: 0 to 100, with decimals, as the number for the wire. */
export const percent = ({ what }: Rule) =>
  decimalText({ ...PERCENT, required: `Enter the ${what}.` }).transform(Number);

/** The same in whole percent, for an `IntegerField` (money §5). */
export const wholePercent = ({ what }: Rule) => wholeNumber({ what, max: 100 });
