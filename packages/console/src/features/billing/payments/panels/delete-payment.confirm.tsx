import { useDeleteManualPayment } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { PaymentInWords } from "../fields/payment-in-words.tsx";
import { deletionReason } from "../payment.actions.ts";

/** Deletes a manual payment and closes its form and drawer (money §4). */
export const DeletePayment = ({ params: { payment }, ...panel }: DialogPanelProps<"delete-payment">) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const { paymentId: id, opId, amount, currency } = payment;
  return (
    <DecidesAbout kind="payment-details" id={id}>
      <ConfirmPanel
        {...panel}
        title="Delete Payment Confirmation"
        verb="Delete"
        noun="payment"
        name={`payment of ${amountText(amount, currency, locale)}`}
        tone="danger"
        irreversible={{ reaches: "record" }}
        write={useDeleteManualPayment()}
        input={{ query: { opId, id } }}
        reason={deletionReason(payment)}
        success="Payment Deleted!"
        failure={{ look: "toasts" }}
        after={{ onDone: panels.close }}
      >
        Delete the payment of <PaymentInWords {...payment} />. The amount becomes outstanding again.
      </ConfirmPanel>
    </DecidesAbout>
  );
};
