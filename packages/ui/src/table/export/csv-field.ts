import { csvDay, csvMoment, decimalSign, separatorOf, type CsvFormat } from "./csv-notation.ts";

/**
 * Value of a CSV field: numbers, including decimal texts that keep all digits (`{ number }`), times (`Date`), calendar days
 * (`2026-11-28`), choices and texts. The notation of the file decides how each is written.
 */
export type CsvValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | { number: string }
  | { day: string }
  | { code: string; label: string }
  | null
  | undefined;

/*
 * Texts that a spreadsheet would run as a formula: they start with one of these characters, also after invisible
 * characters, which the spreadsheet may strip. It is matched after NFKC, since full-width, small and raised forms count
 * as well.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\t\r]/u;
const CONTROL_START = /^[\t\r\n]/;
/*
 * Characters that common programs take as a separator or a line end, whichever the file uses: Excel reads a file with commas by
 * semicolons in half of Europe, and a quote inside of a cell protects nothing then.
 */
const ENDS = /([,;|\t\n\v\f\r\u0085\u2028\u2029])/;
/* Negative numbers, also grouped: harmless as a formula. */
const NEGATIVE = /^-(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/*
 * Texts that a spreadsheet takes for a number and changes: it drops leading zeros and the digits after the fifteenth, and
 * reads the code 6E51 as a power of ten.
 */
const CHANGED = /^[+-]?(?:0\d+|\d{16,}|\d+e[+-]?\d+)$/i;
/* Any usual separator is quoted, because programs may split at each of them, whichever the file uses. */
const QUOTED = /[",;\t\n\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/* Numbers in a file have neither group separators nor an exponent. */
const decimal = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

const asText = (text: string) => ({ text, number: false });

const plain = (value: CsvValue, format: CsvFormat): { text: string; number: boolean } => {
  if (value === null || value === undefined) return asText("");
  if (typeof value === "string") return asText(value);
  if (typeof value === "boolean") return asText(format.notation === "machine" ? String(value) : value ? "Yes" : "No");
  if (value instanceof Date) return asText(csvMoment(value, format));
  if (typeof value === "object" && "day" in value) return asText(csvDay(value.day, format));
  if (typeof value === "object" && "code" in value)
    return asText(format.notation === "machine" ? value.code : value.label);
  // A number with more digits than a double holds may be an object that converts to its text.
  const text =
    typeof value === "number"
      ? Number.isFinite(value)
        ? decimal.format(value)
        : ""
      : typeof value === "object" && "number" in value
        ? value.number
        : `${value}`;
  return NUMBER.test(text) ? { text: text.replace(".", decimalSign(format)), number: true } : asText(text);
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

/** Serialises one field. Texts that a spreadsheet would run or change get apostrophes; numbers do not. */
export const csvField = (value: CsvValue, format: CsvFormat): string => {
  const { text, number } = plain(value, format);
  const isChanged = format.notation === "screen" && CHANGED.test(text);
  const safe = number ? text : isChanged ? `'${text}` : harmless(text);
  const quoted = number ? safe.includes(separatorOf(format)) : QUOTED.test(safe) || safe !== safe.trim();
  return quoted ? `"${safe.replaceAll('"', '""')}"` : safe;
};
