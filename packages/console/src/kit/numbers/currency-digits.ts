const known = new Set(Intl.supportedValuesOf("currency"));

/** Decimals of crypto currencies and vouchers with fewer than the default eight. */
const CRYPTO: Readonly<Record<string, number>> = { TRX: 6, UUSD: 2 };

/**
 * Minimum and maximum decimals of an amount. Bitcoin amounts always have eight, so that "0.00000000 BTC" before and
 * "0.00000001 BTC" after a change can be compared.
 */
export const currencyDigits = (currency: string | undefined): [least: number, most: number] => {
  // A crypto currency or an unknown one: all significant decimals.
  if (currency === "BTC") return [8, 8];
  if (currency === undefined || !known.has(currency)) return [2, (currency && CRYPTO[currency]) || 8];
  const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
  return [digits ?? 2, digits ?? 2];
};
