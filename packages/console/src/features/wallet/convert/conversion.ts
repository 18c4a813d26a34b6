import { divideDecimals, multiplyDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { currencyDigits } from "#kit/numbers/currency-digits.ts";

/** Decimals of a rate. */
const RATE_DECIMALS = 8;

/** Units of each currency for one US dollar; null or missing where no rate is known. */
type Rates = Readonly<Record<string, number | null>>;

type Conversion = {
  /** Units of the target currency for one unit of the source currency. */
  rate: string;
  /** In the target currency, with its decimals. */
  amount: string;
};

/** Estimates an amount in another currency; undefined unless both rates are known. The server does the conversion. */
export const conversion = (amount: string, from: string, to: string, rates: Rates): Conversion | undefined => {
  const perDollar = (currency: string) => (currency === "USD" ? 1 : rates[currency]);
  const [source, target] = [perDollar(from), perDollar(to)];
  if (!source || !target) return undefined;
  const [by, per] = [decimalOf(target), decimalOf(source)];
  const [, decimals] = currencyDigits(to);
  // Multiply first: dividing first would round twice.
  const product = multiplyDecimals(amount, by, 2 * RATE_DECIMALS);
  return { rate: divideDecimals(by, per, RATE_DECIMALS), amount: divideDecimals(product, per, decimals) };
};
