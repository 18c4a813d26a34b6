import { latin } from "./digits.ts";

/** A decimal as the form holds it: `-1234.50`. Never a float, so that no cent is ever rounded away. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

export const isDecimal = (value: unknown): value is string => typeof value === "string" && DECIMAL.test(value);

const formats = new Map<string, Intl.NumberFormat>();
const formatOf = (locale: string, least: number, grouped: boolean): Intl.NumberFormat => {
  const key = `${locale}|${least}|${grouped}`;
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: "latn",
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, 30),
    useGrouping: grouped,
  });
  formats.set(key, format);
  return format;
};

/** How a locale separates decimals and thousands. */
const signsOf = (locale: string): { point: string; group: string } => {
  const parts = formatOf(locale, 1, true).formatToParts(1_234_567.5);
  const of = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { point: of("decimal", "."), group: of("group", ",") };
};

/** The decimal in the locale's writing, thousands grouped: `1,234.50`. What is no decimal gives `""`. */
export const formatDecimal = (value: unknown, locale: string, least = 0): string =>
  isDecimal(value)
    ? formatOf(locale, least, true)
        .format(value as `${number}`)
        .replace("\u2212", "-")
    : "";

/** The decimal as it is typed: no groups, the locale's decimal sign, its digits untouched. */
export const plainDecimal = (value: unknown, locale: string): string =>
  isDecimal(value) ? value.replace(".", signsOf(locale).point) : "";

const tidy = (sign: string, whole: string, fraction: string): string => {
  const text = `${whole.replace(/^0+(?=\d)/, "") || "0"}${fraction && `.${fraction}`}`;
  return /[1-9]/.test(text) ? sign + text : text;
};

export type DecimalShape = {
  /** The most decimals; 0 for a whole number. */
  scale: number;
  signed: boolean;
  locale: string;
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * What a person typed or pasted as a decimal: `1,234.50` (in English) is `1234.50`, `1.` is `1`, a lone minus or
 * decimal sign is `""` so far. Undefined when it is none: letters, too many decimals, or a separator in the wrong
 * place, which is never guessed at.
 */
export const readDecimal = (text: string, { scale, signed, locale }: DecimalShape): string | undefined => {
  const { point, group } = signsOf(locale);
  const plain = latin(text)
    .replaceAll(/[\u200E\u200F\u061C\s]/g, " ")
    .replaceAll(/[\u2212\u2013]/g, "-")
    .trim();
  const space = /\s/.test(group) ? " " : escaped(group);
  const grouped = new RegExp(
    `^-?\\d{1,3}(?:([ '’\u066C]|${space})\\d{2,3})(?:\\1\\d{2,3})*(?=$|${escaped(point)}|\u066B)`,
  );
  const head = grouped.exec(plain)?.[0];
  const joined =
    head !== undefined && /\d{3}$/.test(head) ? head.replaceAll(/[^\d-]/g, "") + plain.slice(head.length) : plain;
  const match = /^(-?)(\d*)(?:([^\d])(\d*))?$/.exec(joined);
  if (!match) return undefined;
  const [, sign = "", whole = "", mark, fraction = ""] = match;
  const isPoint = mark === undefined || mark === point || mark === "\u066B" || (mark === "." && group !== ".");
  if (!isPoint || (sign && !signed) || fraction.length > scale || (mark !== undefined && scale === 0)) return undefined;
  return whole || fraction ? tidy(sign, whole, fraction) : "";
};

const scaleOf = (value: string) => value.split(".")[1]?.length ?? 0;
const unitsOf = (value: string, scale: number): bigint => {
  const [whole = "", fraction = ""] = value.split(".");
  return BigInt(whole + fraction.padEnd(scale, "0"));
};

/** Negative, zero or positive, as a sort wants it; exact. */
export const compareDecimals = (a: string, b: string): number => {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  const difference = unitsOf(a, scale) - unitsOf(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The sum, with the decimals of the longer of both; exact. */
export const addDecimals = (a: string, b: string): string => {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  const sum = unitsOf(a, scale) + unitsOf(b, scale);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, "0");
  const cut = digits.length - scale;
  return tidy(sum < 0n ? "-" : "", digits.slice(0, cut), digits.slice(cut));
};

/** One step up or down from a value, kept within the bounds. */
export const stepDecimal = (
  value: string,
  step: string,
  direction: 1 | -1,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): string => {
  const by = direction === 1 ? step : step.startsWith("-") ? step.slice(1) : `-${step}`;
  const next = isDecimal(value) ? addDecimals(value, by) : (min ?? "0");
  if (min !== undefined && compareDecimals(next, min) < 0) return min;
  if (max !== undefined && compareDecimals(next, max) > 0) return max;
  return next;
};
