import { readDecimal } from "../../numbers/read-decimal.ts";

/** For `text`: reads a whole number as the locale (BCP 47) writes it, with thousands separators. */
export const wholeNumber =
  (locale: string) =>
  (typed: string): string | undefined =>
    readDecimal(typed, { scale: 0, signed: false, locale });
