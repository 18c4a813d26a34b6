/**
 * Value of a CSV field. Numbers stay numbers, including decimal texts that keep all digits (`{ number }`); everything else
 * is text.
 */
export type CsvValue = string | number | bigint | boolean | Date | { number: string } | null | undefined;

/*
 * Texts that a spreadsheet would run as a formula: they start with one of these characters, also after invisible
 * characters, which the spreadsheet may strip. It is matched after NFKC, since full-width, small and raised forms count
 * as well.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r]/u;
const CONTROL_START = /^[\t\r\n]/;
/*
 * What some usual program takes as a separator or a line end, whichever the file uses: Excel reads a file with commas by
 * semicolons in half of Europe, and a quote inside of a cell protects nothing then.
 */
const ENDS = /([,;|\t\n\v\f\r\u0085\u2028\u2029])/;
/* Negative numbers, also grouped: harmless as a formula. */
const NEGATIVE = /^-(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/* Any usual separator is quoted, because programs may split at each of them, whichever the file uses. */
const QUOTED = /[",;\t\n\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/* Numbers in a file have neither group separators nor an exponent. */
const decimal = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

const plain = (value: CsvValue): { text: string; number: boolean } => {
  if (value === null || value === undefined) return { text: "", number: true };
  if (typeof value === "number") return { text: Number.isFinite(value) ? decimal.format(value) : "", number: true };
  if (typeof value === "bigint" || typeof value === "boolean") return { text: String(value), number: true };
  if (value instanceof Date) return { text: Number.isNaN(value.getTime()) ? "" : value.toISOString(), number: true };
  if (typeof value === "string") return { text: value, number: false };
  // A number with more digits than a double holds may be an object that converts to its text.
  const text = "number" in value ? value.number : `${value as number}`;
  return { text, number: NUMBER.test(text) };
};

const runs = (text: string): boolean =>
  !NEGATIVE.test(text) && (FORMULA.test(text.normalize("NFKC")) || CONTROL_START.test(text));

/** Puts an apostrophe before a text that a spreadsheet would run as a formula, also behind each separator in the text. */
const harmless = (text: string): string => {
  const [first = "", ...more] = (runs(text) ? `'${text}` : text).split(ENDS);
  // A quote there is doubled in the file; a program that splits here takes the pair for an empty text.
  return (
    first + more.map((part) => (runs(part.replace(/^[\s"]+/, "")) && !ENDS.test(part) ? `'${part}` : part)).join("")
  );
};

/** Serialises one field for any separator. Texts that a spreadsheet would run get apostrophes; numbers do not. */
export const csvField = (value: CsvValue): string => {
  const { text, number } = plain(value);
  const safe = number ? text : harmless(text);
  return QUOTED.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};
