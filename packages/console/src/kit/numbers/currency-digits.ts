const known = new Set(Intl.supportedValuesOf("currency"));

/** Decimals of crypto currencies and vouchers that have fewer than the eight that are usual. */
const CRYPTO: Readonly<Record<string, number>> = { TRX: 6, UUSD: 2 };

/**
 * How many decimals an amount of a currency is written with, at least and at most. Bitcoin amounts always have their
 * eight: "0.00 BTC" before and "0.00000001 BTC" after a change would not compare.
 */
export const currencyDigits = (currency: string | undefined): [least: number, most: number] => {
  // A crypto currency, or none that is known: everything that counts.
  if (currency === "BTC") return [8, 8];
  if (currency === undefined || !known.has(currency)) return [2, (currency && CRYPTO[currency]) || 8];
  const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
  return [digits ?? 2, digits ?? 2];
};
