import { getRates } from "@backoffice/api-client";
import { useQuery } from "@tanstack/react-query";
import { shownRates } from "#kit/numbers/shown-rates.ts";

/** Currency options: all quoted currencies and USD, the base of all rates. */
export const useCurrencyOptions = () => {
  const { data } = useQuery({ ...getRates.options(), staleTime: 60_000 });
  const codes = new Set(["USD", ...shownRates(data?.exchangeRates ?? {}).map(([code]) => code)]);
  return [...codes].toSorted().map((code) => ({ value: code, label: code }));
};
