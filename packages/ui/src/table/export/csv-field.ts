/**
 * Value of a CSV field. Numbers stay numbers, including decimal texts that keep all digits (`{ number }`); everything else
 * is text.
 */
export type CsvValue = string | number | bigint | boolean | Date | { number: string } | null | undefined;

/*
 * Texts that a spreadsheet would run as a formula: they start with one of these characters, in full-width or small form
 * too, also after invisible characters, which the spreadsheet may strip.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]/u;
const CONTROL_START = /^[\t\r\n]/;
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

/** Serialises one field for any separator. Texts that a spreadsheet would run as a formula get a leading apostrophe; numbers do not. */
export const csvField = (value: CsvValue): string => {
  const { text, number } = plain(value);
  const runs = !number && !NEGATIVE.test(text) && (FORMULA.test(text) || CONTROL_START.test(text));
  const safe = runs ? `'${text}` : text;
  return QUOTED.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};
