const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Value of a digit: every script has its ten digits in one run, so it is the offset from the start of the run. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
};

/** Converts digits of all scripts (Arabic-Indic, Persian, Devanagari, full width …) to 0–9. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(DIGIT, (digit) => (digit >= "0" && digit <= "9" ? digit : valueOf(digit)));
