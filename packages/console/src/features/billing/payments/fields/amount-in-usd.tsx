import { Input, useLocale } from "@backoffice/ui";
import { FieldFrame } from "@backoffice/ui/form";
import { useId } from "react";
import { formatAmount } from "#kit/numbers/format-number.ts";

/** Calculated amount in USD: exchange rate times amount (money §5). */
export const AmountInUSD = ({ value }: { value: string | undefined }) => {
  const id = useId();
  const { locale } = useLocale();
  return (
    <FieldFrame
      field={{ id, labelId: `${id}-label`, error: undefined, required: false }}
      props={{ name: "amountInUSD", label: "Amount in USD", help: "Exchange rate times amount, to the cent." }}
    >
      <Input
        id={id}
        readOnly
        dir="ltr"
        value={value === undefined ? "" : `${formatAmount(value, locale, "USD")} USD`}
        aria-describedby={`${id}-note`}
        className="tabular"
      />
    </FieldFrame>
  );
};
