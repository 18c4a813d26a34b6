import { Money, useLocale } from "@backoffice/ui";
import { formatAmount } from "#kit/numbers/format-number.ts";

type AmountProps = {
  /** As the wire has it, or as a decimal text. */
  value: number | string | null;
  /** Its code; without one the amount stands alone. */
  currency: string | undefined;
};

/** An amount with the digits of its currency, as the reader writes it; nothing where there is none. */
export const Amount = ({ value, currency }: AmountProps) => {
  const { locale } = useLocale();
  return value === null ? null : <Money amount={formatAmount(value, locale, currency)} currency={currency} />;
};
