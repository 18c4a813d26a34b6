const DECIMAL = /^\d{1,18}(?:\.\d+)?$/;

/** Digits of other scripts as 0–9, an Arabic comma as a comma, spaces gone. */
const plain = (typed: string): string =>
  typed
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/[\s\u00A0\u202F'’٬]/g, "")
    .replaceAll("٫", ".");

const GROUPS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * What was typed or pasted as a text on its way to an amount; undefined when it can become none. Commas stay: whether
 * one stands between thousands (`1,234`) or before cents (`12,5`) is known when all is typed.
 */
export const typedDecimal = (typed: string, scale: number): string | undefined => {
  const text = plain(typed);
  const fraction = scale > 0 ? `(?:[.,]\\d{0,${scale}})?` : "";
  const grouped = `\\d{1,3}(?:,\\d{3})*(?:,\\d{0,3}|${scale > 0 ? `\\.\\d{0,${scale}}` : ""})`;
  return new RegExp(`^(?:\\d{0,18}${fraction}|${grouped})$`).test(text) ? text : undefined;
};

/** The amount that such a text is: `1,234` is 1234 and `12,5` is 12.5. */
export const typedAmount = (text: string, scale: number): string | undefined =>
  toDecimal(GROUPS.test(text) ? text.replaceAll(",", "") : text.replaceAll(",", "."), scale);

/** The amount as decimal text without leading zeros or a lone point; undefined when it is none. Never a float. */
export const toDecimal = (text: string, scale: number): string | undefined => {
  const whole = text.replace(/\.$/, "").replace(/^\./, "0.");
  if (!DECIMAL.test(whole) || (whole.split(".")[1]?.length ?? 0) > scale) return undefined;
  return whole.replace(/^0+(?=\d)/, "");
};

/** Below zero when `a` is less than `b`, above when it is more; both as `toDecimal` gives them. */
export const compareDecimals = (a: string, b: string): number => {
  const scale = Math.max(a.split(".")[1]?.length ?? 0, b.split(".")[1]?.length ?? 0);
  const units = (text: string) => {
    const [whole = "0", fraction = ""] = text.split(".");
    return BigInt(whole + fraction.padEnd(scale, "0"));
  };
  const difference = units(a) - units(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** As amounts are written in a language (BCP 47), with all of its digits; never a float. */
export const groupDecimal = (text: string, locale = "en-GB"): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: text.split(".")[1]?.length ?? 0,
    maximumFractionDigits: 20,
  }).format(text as `${number}`);
