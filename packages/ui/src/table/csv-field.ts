/**
 * What a CSV field is made of. Numbers stay numbers, also those kept as text so that no digit is lost (`{ number }`);
 * everything else is text.
 */
export type CsvValue = string | number | bigint | boolean | Date | { number: string } | null | undefined;

/* What a spreadsheet would run: a text that begins with one of these, also behind spaces it would cut off. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;
const CONTROL_START = /^[\t\r\n]/;
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

/** One field: texts that a spreadsheet would take for a formula get an apostrophe before them, numbers are left alone. */
export const csvField = (value: CsvValue, separator: string): string => {
  const { text, number } = plain(value);
  const safe = !number && (FORMULA.test(text) || CONTROL_START.test(text)) ? `'${text}` : text;
  return /["\n\r]/.test(safe) || safe.includes(separator) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
};
