import { isDecimal } from "./decimal.ts";

const formats = new Map<string, Intl.NumberFormat>();
const formatOf = (locale: string, minimumDecimals: number): Intl.NumberFormat => {
  const key = `${locale}|${minimumDecimals}`;
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: "latn",
    minimumFractionDigits: minimumDecimals,
    maximumFractionDigits: Math.max(minimumDecimals, 30),
  });
  formats.set(key, format);
  return format;
};

/** Number format of a locale: decimal separator, group separator, size of the inner groups and of the last one. */
export type NumberSigns = { point: string; group: string; sizes: readonly [inner: number, last: number] };

const known = new Map<string, NumberSigns>();

export const signsOf = (locale: string): NumberSigns => {
  const cached = known.get(locale);
  if (cached) return cached;
  const parts = formatOf(locale, 1).formatToParts(1_234_567_890.5);
  const of = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  const lengths = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const signs: NumberSigns = {
    point: of("decimal", "."),
    group: of("group", ","),
    sizes: [lengths.at(-2) ?? 3, lengths.length > 1 ? (lengths.at(-1) ?? 3) : 3],
  };
  known.set(locale, signs);
  return signs;
};

/** Formats a decimal for the locale with grouped thousands, `1,234.50`; `""` if it is not a decimal. */
export const formatDecimal = (value: unknown, locale: string, minimumDecimals = 0): string =>
  isDecimal(value)
    ? formatOf(locale, minimumDecimals)
        .format(value as `${number}`)
        .replace("\u2212", "-")
    : "";

/** Formats a decimal for editing: no groups, the locale's decimal separator, digits unchanged. */
export const plainDecimal = (value: unknown, locale: string): string =>
  isDecimal(value) ? value.replace(".", signsOf(locale).point) : "";
