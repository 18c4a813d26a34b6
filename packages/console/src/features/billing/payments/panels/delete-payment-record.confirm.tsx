import { useDeletePaymentRecord } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { PaymentInWords } from "../fields/payment-in-words.tsx";
import { PAYMENT_ID_MISSING } from "../fields/payment.schema.ts";

/** Deletes a payment on the record pages (money §2, §7). */
export const DeletePaymentRecord = ({
  params: { payment: record },
  ...panel
}: DialogPanelProps<"delete-payment-record">) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const { id: paymentId, opId, amount, title, payment } = record;
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="payment"
      name={`payment of ${amountText(amount, "USD", locale)}`}
      tone="danger"
      irreversible={{ reaches: "record" }}
      write={useDeletePaymentRecord()}
      input={{ body: { paymentId, opId } }}
      reason={paymentId ? undefined : PAYMENT_ID_MISSING}
      success="Payment Deleted!"
      failure={{ look: "toasts" }}
      after={{ onDone: panels.close }}
    >
      Delete “{title}”, the payment of{" "}
      <PaymentInWords {...{ amount, amountInUSD: amount, currency: "USD", opId, invoiceNo: payment.invoiceNo }} />. The
      amount becomes outstanding again.
    </ConfirmPanel>
  );
};
