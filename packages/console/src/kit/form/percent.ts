import { decimalText } from "@backoffice/ui/form";
import { wholeNumber } from "./whole-number.ts";

/** What it is, in a sentence: "cashback". */
type Rule = { what: string };

/** The bounds of a `PercentageField`, which it says below itself. */
export const PERCENT = { min: "0", max: "100" } as const;

/** The rule of a `PercentageField` that must be filled in: 0 to 100, with decimals, as the number that the wire takes. */
export const percent = ({ what }: Rule) =>
  decimalText({ ...PERCENT, required: `Enter the ${what}.` }).transform(Number);

/** The same in whole percent, for an `IntegerField` (money §5). */
export const wholePercent = ({ what }: Rule) => wholeNumber({ what, max: 100 });
