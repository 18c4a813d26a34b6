import { z } from "zod";
import { compareDecimals, fitsNumber, isDecimal, MOST_DIGITS } from "../../numbers/decimal.ts";
import { formatDecimal } from "../../numbers/format-decimal.ts";

export type DecimalTextRules = {
  /** Decimal texts, both inclusive. */
  min?: string | undefined;
  max?: string | undefined;
  /** Said when nothing is entered. Without it the field may stay empty. */
  required?: string | undefined;
  /** Of the bounds in messages; English without it. */
  locale?: string | undefined;
};

/** The rule of a money, number or percentage field: a decimal text within its bounds. It stays a text. */
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
