import { normalizeDecimal } from "./decimal.ts";
import { formatDecimal, signsOf, type NumberSigns } from "./format-decimal.ts";
import { tooLow, type LowerBound } from "./refused-text.ts";
import { toLatinDigits } from "./to-latin-digits.ts";

/** Accepted numbers of an input, the locale of their notation, and the bound for the error of a number below zero. */
export type DecimalShape = LowerBound & {
  /** Maximum number of decimals; 0 for a whole number. */
  scale: number;
  signed: boolean;
  locale: string;
};

/** Group separators in every locale; a decimal separator in none. */
const ALWAYS_GROUP = [" ", "'", "’", "\u066C"];
/** The Arabic decimal separator. */
const ARABIC_POINT = "\u066B";

const spaced = (sign: string) => (/\s/.test(sign) ? " " : sign);

/** Normalises a text: no invisible characters, one kind of digits, spaces and minus. */
const plain = (text: string): string =>
  toLatinDigits(text)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\u2212\u2013\uFF0D\uFE63]/g, "-")
    .replaceAll("\uFF0C", ",")
    .replaceAll("\uFF0E", ".")
    .trim();

/** Joins digits in groups of three or of the locale's sizes (12,34,567 in Hindi), all with the same separator. */
const joined = (whole: string, { group, sizes: [usual, last] }: NumberSigns): string | undefined => {
  if (/^\d*$/.test(whole)) return whole;
  const mark = /\D/.exec(whole)?.[0] ?? "";
  if (mark !== spaced(group) && !ALWAYS_GROUP.includes(mark)) return undefined;
  const [first = "", ...rest] = whole.split(mark);
  const fits = (inner: number, end: number) =>
    // The first group does not start with a zero: `0,125` is a decimal in another notation.
    /^[1-9]\d*$/.test(first) &&
    first.length <= inner &&
    rest.every((part, at) => /^\d+$/.test(part) && part.length === (at === rest.length - 1 ? end : inner));
  return fits(3, 3) || fits(usual, last) ? first + rest.join("") : undefined;
};

/**
 * Parses typed or pasted text as a decimal: `1,234.50` (in English) is `1234.50`, `1.` is `1`, empty text is `""`.
 * Undefined for everything else: letters, too many decimals, a separator in the wrong position. Only the locale decides
 * the meaning of dot and comma: in German `1.234` is 1234, even if an amount has three decimals. A separator that the
 * locale does not use (the dot in French) is a decimal separator, as on the numeric keypad, unless it could also group
 * thousands: `1.234` is then refused. Nothing is guessed.
 */
export const readDecimal = (text: string, { scale, signed, locale }: DecimalShape): string | undefined => {
  const signs = signsOf(locale);
  const read = plain(text);
  if (read === "") return "";
  const match = /^(-?)([^-]*?)(?:([.,\u066B])(\d*))?$/.exec(read);
  if (!match) return undefined;
  const [, sign = "", before = "", mark, fraction = ""] = match;
  if (mark !== undefined && mark === signs.group) {
    // The mark separates the last group and is not a decimal separator.
    const all = joined(before + mark + fraction, signs);
    return all === undefined || (sign && !signed) ? undefined : normalizeDecimal(sign, all, "");
  }
  const whole = joined(before, signs);
  const isOwn = mark === undefined || mark === signs.point || mark === ARABIC_POINT;
  const isThousands = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  if (whole === undefined || (!isOwn && isThousands) || !(whole || fraction)) return undefined;
  if ((sign && !signed) || fraction.length > scale || (mark !== undefined && scale === 0)) return undefined;
  return normalizeDecimal(sign, whole, fraction);
};

/** Whether further typing can make the text a number: `1,` and `1,2` before `1,234`, or a single minus. */
export const canBecomeDecimal = (text: string, shape: DecimalShape): boolean =>
  ["0", "00", "000"].some((more) => readDecimal(text.trimEnd() + more, shape) !== undefined);

/** Error message for a text that cannot be parsed. */
export const refusalOf = (text: string, shape: DecimalShape): string => {
  const { scale, signed, locale } = shape;
  const number = readDecimal(text, { scale: Infinity, signed: true, locale });
  if (number?.startsWith("-") && !signed) return tooLow(shape, locale);
  if (number !== undefined && scale === 0) return "Use a whole number.";
  if (number !== undefined && number.includes(".")) return `Use at most ${scale} decimal${scale === 1 ? "" : "s"}.`;
  const example = `12345${scale > 0 ? `.${"67".slice(0, scale)}` : ""}`;
  return `Enter a number like ${formatDecimal(example, locale)}.`;
};
