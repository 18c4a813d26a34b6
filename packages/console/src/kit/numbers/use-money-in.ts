import { useLocale } from "@backoffice/ui";
import { currencyDigits } from "./currency-digits.ts";

/** The currency props of a `MoneyField`: `<fields.MoneyField {...useMoneyIn("USD")} />`. */
export const useMoneyIn = (currency: string) => {
  const { locale } = useLocale();
  const [least, scale] = currencyDigits(currency);
  return { currency, locale, least, scale };
};
