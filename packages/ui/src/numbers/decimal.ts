/** A decimal text: `-1234.50`. Never a float, so that amounts are not rounded. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

export const isDecimal = (value: unknown): value is string => typeof value === "string" && DECIMAL.test(value);

/** Decimal text without leading zeros and negative zero. */
export const normalizeDecimal = (sign: string, whole: string, fraction: string): string => {
  const text = `${whole.replace(/^0+(?=\d)/, "") || "0"}${fraction && `.${fraction}`}`;
  return /[1-9]/.test(text) ? sign + text : text;
};

const scaleOf = (value: string) => value.split(".")[1]?.length ?? 0;
const unitsOf = (value: string, scale: number): bigint => {
  const [whole = "", fraction = ""] = value.split(".");
  return BigInt(whole + fraction.padEnd(scale, "0"));
};

const size = (value: bigint) => (value < 0n ? -value : value);

/** Decimal text of `units` times 10^-`decimals`. */
const textOf = (sign: string, units: bigint, decimals: number): string => {
  const digits = units.toString().padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  return normalizeDecimal(sign, digits.slice(0, cut), digits.slice(cut));
};

/** Exact comparison for sorting: negative, zero or positive. */
export const compareDecimals = (a: string, b: string): number => {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  const difference = unitsOf(a, scale) - unitsOf(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Exact sum, with the larger number of decimals of both. */
export const addDecimals = (a: string, b: string): string => {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  const sum = unitsOf(a, scale) + unitsOf(b, scale);
  return textOf(sum < 0n ? "-" : "", size(sum), scale);
};

/** Exact difference `a - b`. */
export const subtractDecimals = (a: string, b: string): string =>
  addDecimals(a, b.startsWith("-") ? b.slice(1) : `-${b}`);

/** `over / under`, both non-negative, rounded to an integer, halves up. */
const rounded = (over: bigint, under: bigint): bigint => ((2n * over) / under + 1n) / 2n;

/** `a / b`, `b` not 0, rounded to the given decimals, halves away from zero. */
export const divideDecimals = (a: string, b: string, decimals: number): string => {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  const [over, under] = [unitsOf(a, scale), unitsOf(b, scale)];
  const sign = over < 0n === under < 0n ? "" : "-";
  return textOf(sign, rounded(size(over) * 10n ** BigInt(decimals), size(under)), decimals);
};

/** `a * b`, rounded once to the given decimals, halves away from zero. */
export const multiplyDecimals = (a: string, b: string, decimals: number): string => {
  const scale = scaleOf(a) + scaleOf(b);
  const units = unitsOf(a, scaleOf(a)) * unitsOf(b, scaleOf(b));
  return textOf(units < 0n ? "-" : "", rounded(size(units) * 10n ** BigInt(decimals), 10n ** BigInt(scale)), decimals);
};

/** Adds or subtracts one step, within the bounds. */
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

/** Maximum number of digits that a JSON number keeps unchanged. */
export const MOST_DIGITS = 15;

/** Whether a decimal text can be sent as a JSON number without losing digits. */
export const fitsNumber = (decimal: string): boolean =>
  decimal.replaceAll(/\D/g, "").replace(/^0+/, "").length <= MOST_DIGITS;
