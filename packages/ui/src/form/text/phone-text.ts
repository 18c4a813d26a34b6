import { latin } from "../../numbers/latin.ts";

/** Calling codes of two digits; 1 and 7 have one, all others three. */
const TWO = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The rule of a phone number: a plus, the country's code, 7 to 15 digits in all. */
export const PHONE = /^\+[1-9]\d{6,14}$/;

/**
 * What was typed or pasted as `+35621234567`: spaces, dashes, dots, slashes and brackets go, `00` becomes a plus.
 * Undefined when there is anything else in it.
 */
export const readPhone = (text: string): string | undefined => {
  const joined = latin(text)
    .replaceAll(/[\s\-\u2010-\u2015./()\p{Cf}]/gu, "")
    .replace(/^00/, "+");
  return /^\+?\d{0,15}$/.test(joined) ? joined : undefined;
};

/** For the eye: `+356 212 345 67`. What is no phone number stays as it is. */
export const formatPhone = (value: string): string => {
  if (!PHONE.test(value)) return value;
  const digits = value.slice(1);
  const length = /^[17]/.test(digits) ? 1 : TWO.test(digits) ? 2 : 3;
  const groups = digits.slice(length).match(/\d{3}(?!\d$)|\d{1,4}/g) ?? [];
  return `+${[digits.slice(0, length), ...groups].join(" ")}`;
};
