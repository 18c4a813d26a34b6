import type { components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { OperatorName } from "#entities/operator/operator-name.tsx";

type PaymentInWordsProps = Pick<
  components["schemas"]["Payment"],
  "amount" | "currency" | "amountInUSD" | "opId" | "invoiceNo"
>;

/** A payment in a sentence: "1,000.10 TRX (160.02 USD) of **Nordlys** on invoice 1042". */
export const PaymentInWords = ({ amount, currency, amountInUSD, opId, invoiceNo }: PaymentInWordsProps) => {
  const { locale } = useLocale();
  return (
    <>
      <strong dir="ltr" className="whitespace-nowrap">
        {amountText(amount, currency, locale)}
      </strong>{" "}
      {currency !== "USD" && (
        <>
          <bdi>({amountText(amountInUSD, "USD", locale)})</bdi>{" "}
        </>
      )}
      of{" "}
      <strong>
        <OperatorName opId={opId} />
      </strong>
      {invoiceNo === null ? ", on account" : ` on invoice ${invoiceNo}`}
    </>
  );
};
