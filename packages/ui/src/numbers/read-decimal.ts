import { tidyDecimal } from "./decimal.ts";
import { formatDecimal, signsOf, type NumberSigns } from "./format-decimal.ts";
import { latin } from "./latin.ts";

/** What a number box takes, and whose writing it reads. */
export type DecimalShape = {
  /** The most decimals; 0 for a whole number. */
  scale: number;
  signed: boolean;
  locale: string;
};

/** They part groups in every language, and are a decimal sign in none. */
const ALWAYS_GROUP = [" ", "'", "’", "\u066C"];
/** The Arabic decimal sign. */
const ARABIC_POINT = "\u066B";

const spaced = (sign: string) => (/\s/.test(sign) ? " " : sign);

/** The characters that count, in one writing: no invisible ones, one kind of digits, of spaces and of minus. */
const plain = (text: string): string =>
  latin(text)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\u2212\u2013\uFF0D\uFE63]/g, "-")
    .replaceAll("\uFF0C", ",")
    .replaceAll("\uFF0E", ".")
    .trim();

/** Digits in groups of three, or in groups as the locale has them (12,34,567 in Hindi), all parted by the same sign. */
const joined = (whole: string, { group, sizes: [usual, last] }: NumberSigns): string | undefined => {
  if (/^\d*$/.test(whole)) return whole;
  const mark = /\D/.exec(whole)?.[0] ?? "";
  if (mark !== spaced(group) && !ALWAYS_GROUP.includes(mark)) return undefined;
  const [first = "", ...rest] = whole.split(mark);
  const fits = (inner: number, end: number) =>
    // No group begins with a zero: `0,125` is a decimal in another writing.
    /^[1-9]\d*$/.test(first) &&
    first.length <= inner &&
    rest.every((part, at) => /^\d+$/.test(part) && part.length === (at === rest.length - 1 ? end : inner));
  return fits(3, 3) || fits(usual, last) ? first + rest.join("") : undefined;
};

/**
 * What a person typed or pasted as a decimal: `1,234.50` (in English) is `1234.50`, `1.` is `1`, nothing is `""`.
 * Undefined for everything else: letters, too many decimals, a separator in the wrong place. The locale alone decides
 * what a dot and a comma mean, whatever the number may be of: in German `1.234` is 1234, also where an amount has three
 * decimals. One that the locale has no use for (the dot in French) is a decimal sign, as on the keypad, except where it
 * could as well part thousands: `1.234` is then not read at all. Nothing is ever guessed at.
 */
export const readDecimal = (text: string, { scale, signed, locale }: DecimalShape): string | undefined => {
  const signs = signsOf(locale);
  const read = plain(text);
  if (read === "") return "";
  const match = /^(-?)([^-]*?)(?:([.,\u066B])(\d*))?$/.exec(read);
  if (!match) return undefined;
  const [, sign = "", before = "", mark, fraction = ""] = match;
  if (mark !== undefined && mark === signs.group) {
    // It parts the last group, and is no decimal sign.
    const all = joined(before + mark + fraction, signs);
    return all === undefined || (sign && !signed) ? undefined : tidyDecimal(sign, all, "");
  }
  const whole = joined(before, signs);
  const isOwn = mark === undefined || mark === signs.point || mark === ARABIC_POINT;
  const isThousands = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  if (whole === undefined || (!isOwn && isThousands) || !(whole || fraction)) return undefined;
  if ((sign && !signed) || fraction.length > scale || (mark !== undefined && scale === 0)) return undefined;
  return tidyDecimal(sign, whole, fraction);
};

/** Whether more digits can make a number of it: `1,` and `1,2` on the way to `1,234`, or a lone minus. */
export const canBecomeDecimal = (text: string, shape: DecimalShape): boolean =>
  ["0", "00", "000"].some((more) => readDecimal(text.trimEnd() + more, shape) !== undefined);

/** Why a text is not read, in words. */
export const refusalOf = (text: string, shape: DecimalShape): string => {
  const { scale, signed, locale } = shape;
  const number = readDecimal(text, { scale: Infinity, signed: true, locale });
  if (number?.startsWith("-") && !signed) return "Use a number without a minus.";
  if (number !== undefined && scale === 0) return "Use a whole number.";
  if (number !== undefined && number.includes(".")) return `Use at most ${scale} decimal${scale === 1 ? "" : "s"}.`;
  const example = `12345${scale > 0 ? `.${"67".slice(0, scale)}` : ""}`;
  return `Write a number like ${formatDecimal(example, locale)}.`;
};
