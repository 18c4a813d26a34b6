/** A decimal as the console holds it: `-1234.50`. Never a float, so that no cent is ever rounded away. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

export const isDecimal = (value: unknown): value is string => typeof value === "string" && DECIMAL.test(value);

/** The text of a decimal without leading zeros, and without the sign of a negative zero. */
export const tidyDecimal = (sign: string, whole: string, fraction: string): string => {
  const text = `${whole.replace(/^0+(?=\d)/, "") || "0"}${fraction && `.${fraction}`}`;
  return /[1-9]/.test(text) ? sign + text : text;
};

const scaleOf = (value: string) => value.split(".")[1]?.length ?? 0;
const unitsOf = (value: string, scale: number): bigint => {
  const [whole = "", fraction = ""] = value.split(".");
  return BigInt(whole + fraction.padEnd(scale, "0"));
};

const size = (value: bigint) => (value < 0n ? -value : value);

/** So many units of 10^-`decimals`, as the text of a decimal. */
const textOf = (sign: string, units: bigint, decimals: number): string => {
  const digits = units.toString().padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  return tidyDecimal(sign, digits.slice(0, cut), digits.slice(cut));
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
  return textOf(sum < 0n ? "-" : "", size(sum), scale);
};

/** What is left of `a` without `b`; exact. */
export const subtractDecimals = (a: string, b: string): string =>
  addDecimals(a, b.startsWith("-") ? b.slice(1) : `-${b}`);

/** `over` through `under`, neither below 0, as the next whole number; a half is the one above. */
const rounded = (over: bigint, under: bigint): bigint => ((2n * over) / under + 1n) / 2n;

/** `a` through `b`, which is not 0, with this many decimals, halves away from zero; exact up to there. */
export const divideDecimals = (a: string, b: string, decimals: number): string => {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  const [over, under] = [unitsOf(a, scale), unitsOf(b, scale)];
  const sign = over < 0n === under < 0n ? "" : "-";
  return textOf(sign, rounded(size(over) * 10n ** BigInt(decimals), size(under)), decimals);
};

/** `a` times `b`, with this many decimals: rounded once, at the end, halves away from zero. */
export const multiplyDecimals = (a: string, b: string, decimals: number): string => {
  const scale = scaleOf(a) + scaleOf(b);
  const units = unitsOf(a, scaleOf(a)) * unitsOf(b, scaleOf(b));
  return textOf(units < 0n ? "-" : "", rounded(size(units) * 10n ** BigInt(decimals), 10n ** BigInt(scale)), decimals);
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

/** As many digits go onto the wire as a number without one of them changing. */
export const MOST_DIGITS = 15;

/** Whether a decimal text goes onto the wire as a number with every digit as it is. */
export const fitsNumber = (decimal: string): boolean =>
  decimal.replaceAll(/\D/g, "").replace(/^0+/, "").length <= MOST_DIGITS;
