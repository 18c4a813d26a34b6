import { useLocale } from "@backoffice/ui";
import { currencyDigits } from "./currency-digits.ts";

/** What a `MoneyField` needs to know of its currency, for the reader: `<fields.MoneyField {...useMoneyIn("USD")} />`. */
export const useMoneyIn = (currency: string) => {
  const { locale } = useLocale();
  const [least, scale] = currencyDigits(currency);
  return { currency, locale, least, scale };
};
