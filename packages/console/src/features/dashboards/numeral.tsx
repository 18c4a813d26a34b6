import { useLocale } from "@backoffice/ui";
import { formatNumber } from "#kit/numbers/format-number.ts";

/** A count in the reader's format. */
export const Numeral = ({ value }: { value: number }) => {
  const { locale } = useLocale();
  return formatNumber(value, locale);
};
