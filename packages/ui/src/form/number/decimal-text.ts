import { z } from "zod";
import { compareDecimals, fitsNumber, isDecimal, MOST_DIGITS } from "../../numbers/decimal.ts";
import { notANumber, tooLow } from "../../numbers/refused-text.ts";
import { formatDecimal } from "../../numbers/format-decimal.ts";

export type DecimalTextRules = {
  /** Inclusive bounds as decimal texts. */
  min?: string | undefined;
  max?: string | undefined;
  /** Exclusive lower bound instead of `min`. */
  above?: string | undefined;
  /** Error message for an empty field. Without it the field is optional. */
  required?: string | undefined;
  /** Locale of the bounds in messages; defaults to English. */
  locale?: string | undefined;
};

/** Schema of a money, number or percentage field: a decimal text within its bounds. The output is a text. */
export const decimalText = ({ min, max, above, required, locale = "en" }: DecimalTextRules = {}) =>
  z.string().superRefine((value, context) => {
    const say = (message: string) => context.addIssue({ code: "custom", message });
    if (value === "") {
      if (required !== undefined) say(required);
    } else if (!isDecimal(value)) say(notANumber(value, tooLow({ min, above }, locale)));
    else if (!fitsNumber(value)) say(`Use at most ${MOST_DIGITS} digits.`);
    else if (above !== undefined && compareDecimals(value, above) <= 0) say(tooLow({ above }, locale));
    else if (min !== undefined && compareDecimals(value, min) < 0) say(tooLow({ min }, locale));
    else if (max !== undefined && compareDecimals(value, max) > 0) say(`Use at most ${formatDecimal(max, locale)}.`);
  });
