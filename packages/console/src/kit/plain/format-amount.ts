const formats = new Map<string, Intl.NumberFormat>();

const digitsOf = (currency: string | undefined): [least: number, most: number] => {
  if (currency && /^[A-Z]{3}$/.test(currency)) {
    const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
    return [digits ?? 2, digits ?? 2];
  }
  // A crypto currency, or none that is known: everything that counts.
  return [2, 8];
};

/** An amount as it came, with the digits of its currency. */
export const formatAmount = (amount: number, currency?: string): string => {
  const key = currency ?? "";
  let format = formats.get(key);
  if (!format) {
    const [minimumFractionDigits, maximumFractionDigits] = digitsOf(currency);
    format = new Intl.NumberFormat("en-GB", { minimumFractionDigits, maximumFractionDigits });
    formats.set(key, format);
  }
  return format.format(amount);
};
