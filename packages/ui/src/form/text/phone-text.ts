import { toLatinDigits } from "../../numbers/to-latin-digits.ts";

/** Country codes with two digits; 1 and 7 have one digit, all others three. */
const TWO = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Validates a phone number: a plus, the country code, 7 to 15 digits in total. */
export const PHONE = /^\+[1-9]\d{6,14}$/;

/**
 * Normalises typed or pasted text to `+35621234567`: removes spaces, dashes, dots, slashes and brackets, and converts a
 * leading `00` to a plus. Undefined if there are other characters.
 */
export const readPhone = (text: string): string | undefined => {
  const joined = toLatinDigits(text)
    .replaceAll(/[\s\-\u2010-\u2015./()\p{Cf}]/gu, "")
    .replace(/^00/, "+");
  return /^\+?\d{0,15}$/.test(joined) ? joined : undefined;
};

/** Formats a phone number for display, `+356 212 345 67`; other text is unchanged. */
export const formatPhone = (value: string): string => {
  if (!PHONE.test(value)) return value;
  const digits = value.slice(1);
  const length = /^[17]/.test(digits) ? 1 : TWO.test(digits) ? 2 : 3;
  const groups = digits.slice(length).match(/\d{3}(?!\d$)|\d{1,4}/g) ?? [];
  return `+${[digits.slice(0, length), ...groups].join(" ")}`;
};
