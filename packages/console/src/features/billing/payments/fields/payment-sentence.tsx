import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ownerOf, type Owner } from "#entities/operator/owner/owner.schema.ts";

type PaymentSentenceProps = Owner & {
  /** Amount in USD as a decimal text; undefined until it is known. */
  usd: string | undefined;
  invoiceNo?: string;
};

/** Effect of the payment on the operator's debt; nothing until all parts are known. */
export const PaymentSentence = ({ usd, invoiceNo = "", ...owner }: PaymentSentenceProps) => {
  const { locale } = useLocale();
  const opId = ownerOf(owner);
  if (usd === undefined || opId === "") return null;
  const forInvoice = Number(invoiceNo) > 0;
  return (
    <p className="text-body">
      The payment reduces the debt of{" "}
      <strong>
        <OperatorName opId={opId} />
      </strong>{" "}
      by{" "}
      <strong dir="ltr" className="whitespace-nowrap">
        {amountText(usd, "USD", locale)}
      </strong>
      {forInvoice ? `, on invoice ${invoiceNo}` : ", on account"}.
    </p>
  );
};
