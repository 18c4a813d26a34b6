/** Digits of other scripts (Arabic-Indic, Persian) as 0–9. */
export const latin = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

const GROUPED = /^-?\d{1,3}(?:([ ,'\u00A0\u202F\u066C])\d{3})(?:\1\d{3})*$/;

/**
 * What a person typed or pasted as the text of a whole number: spaces around it and thousands
 * separators go, digits of other scripts become 0–9. Undefined when it is no whole number, as in
 * `12.50`: it is never turned into `1250`. An empty text, and a lone minus when `signed`, are
 * on the way to a number and stay.
 */
export const digits = (text: string, signed = false): string | undefined => {
  const plain = latin(text).trim();
  const joined = GROUPED.test(plain) ? plain.replaceAll(/[ ,'\u00A0\u202F\u066C]/g, "") : plain;
  return (signed ? /^-?\d*$/ : /^\d*$/).test(joined) ? joined : undefined;
};
