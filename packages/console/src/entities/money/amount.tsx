import { Money, useLocale } from "@backoffice/ui";
import { formatAmount } from "#kit/numbers/format-number.ts";

type AmountProps = {
  /** A wire number or a decimal text. */
  value: number | string | null;
  /** Currency code; without it the amount is shown alone. */
  currency: string | undefined;
};

/** An amount with its currency's decimals in the reader's format; renders nothing for null. */
export const Amount = ({ value, currency }: AmountProps) => {
  const { locale } = useLocale();
  return value === null ? null : <Money amount={formatAmount(value, locale, currency)} currency={currency} />;
};
