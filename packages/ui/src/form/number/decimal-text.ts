import { z } from "zod";
import { compareDecimals, fitsNumber, isDecimal, MOST_DIGITS } from "../../numbers/decimal.ts";
import { formatDecimal } from "../../numbers/format-decimal.ts";

export type DecimalTextRules = {
  /** Inclusive bounds as decimal texts. */
  min?: string | undefined;
  max?: string | undefined;
  /** Error message for an empty field. Without it the field is optional. */
  required?: string | undefined;
  /** Locale of the bounds in messages; defaults to English. */
  locale?: string | undefined;
};

/** Schema of a money, number or percentage field: a decimal text within its bounds. The output is a text. */
export const decimalText = ({ min, max, required, locale = "en" }: DecimalTextRules = {}) =>
  z.string().superRefine((value, context) => {
    const say = (message: string) => context.addIssue({ code: "custom", message });
    if (value === "") {
      if (required !== undefined) say(required);
    } else if (!isDecimal(value)) say("Enter a number.");
    else if (!fitsNumber(value)) say(`Use at most ${MOST_DIGITS} digits.`);
    else if (min !== undefined && compareDecimals(value, min) < 0) say(`Use at least ${formatDecimal(min, locale)}.`);
    else if (max !== undefined && compareDecimals(value, max) > 0) say(`Use at most ${formatDecimal(max, locale)}.`);
  });
