/**
 * What a CSV field is made of. Numbers stay numbers, also those kept as text so that no digit is lost (`{ number }`);
 * everything else is text.
 */
export type CsvValue = string | number | bigint | boolean | Date | { number: string } | null | undefined;

/*
 * What a spreadsheet would run: a text that begins with one of these signs, as wide or as small as they come, also
 * behind what nobody sees, which it may cut off.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]/u;
const CONTROL_START = /^[\t\r\n]/;
/* Below zero, also in groups: run as a formula it is what it says. */
const NEGATIVE = /^-(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/* Programs split at any of the usual separators at once, whichever the file has. */
const QUOTED = /[",;\t\n\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/* A number of a file has neither groups nor an exponent. */
const decimal = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

const plain = (value: CsvValue): { text: string; number: boolean } => {
  if (value === null || value === undefined) return { text: "", number: true };
  if (typeof value === "number") return { text: Number.isFinite(value) ? decimal.format(value) : "", number: true };
  if (typeof value === "bigint" || typeof value === "boolean") return { text: String(value), number: true };
  if (value instanceof Date) return { text: Number.isNaN(value.getTime()) ? "" : value.toISOString(), number: true };
  if (typeof value === "string") return { text: value, number: false };
  // A number with more digits than a double holds may come as an object that has them as its text.
  const text = "number" in value ? value.number : `${value as number}`;
  return { text, number: NUMBER.test(text) };
};

/** One field: texts that a spreadsheet would take for a formula get an apostrophe before them, numbers are left alone. For any separator. */
export const csvField = (value: CsvValue): string => {
  const { text, number } = plain(value);
  const runs = !number && !NEGATIVE.test(text) && (FORMULA.test(text) || CONTROL_START.test(text));
  const safe = runs ? `'${text}` : text;
  return QUOTED.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};
