import { getRates } from "@backoffice/api-client";
import { useQuery } from "@tanstack/react-query";
import { shownRates } from "#kit/numbers/shown-rates.ts";

/** The currencies that somebody quotes, and the dollar, which all rates are of, for a field that chooses among them. */
export const useCurrencyOptions = () => {
  const { data } = useQuery({ ...getRates.options(), staleTime: 60_000 });
  const codes = new Set(["USD", ...shownRates(data?.exchangeRates ?? {}).map(([code]) => code)]);
  return [...codes].toSorted().map((code) => ({ value: code, label: code }));
};
