import { useAddManualPayment } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { useState } from "react";
import { MONTHS, previousMonth } from "#entities/billing/months.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#entities/money/decimal-of.ts";
import { useOwners } from "#entities/operator/owner/use-owners.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ManualPaymentFields } from "../fields/manual-payment.fields.tsx";
import { amountInUSD, manualPayment, manualPaymentSchema } from "../fields/payment.schema.ts";
import { PaymentSentence } from "../fields/payment-sentence.tsx";

/**
 * Enters a payment by hand; by default cash in TRX, one for one, for the previous month (money §2, §5, §9). From an
 * invoice: what is outstanding on it, in the dollars that invoices are in, for the invoice's month.
 */
const AddPayment = ({ params: { opId, invoice }, ...panel }: DialogPanelProps<"add-payment">) => {
  const { locale, timeZone } = useLocale();
  const { first, chooses } = useOwners();
  // The moment at which it was opened.
  const [now] = useState(useNow(false));
  const { month, year } = invoice ?? previousMonth(new Date(now), timeZone);
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "Add Payment", size: "lg" }}
      noun="payment"
      failure={{
        title: "Unable To Add Payment",
        // Nobody types what it comes to; what the server says of that belongs to the amount.
        fieldNames: { amountInUSD: "amount" },
      }}
      schema={manualPaymentSchema}
      values={{
        ...first,
        ...(chooses && opId !== undefined && { opId }),
        paymentType: "Cash",
        currency: invoice ? "USD" : "TRX",
        amount: invoice ? decimalOf(invoice.remainingAmountInUSD) : "1",
        exchangeRateInUSD: "1",
        issuedDate: new Date(now).toISOString(),
        description: "",
        invoiceNo: invoice ? String(invoice.invoiceNo) : "",
        month: MONTHS[month - 1]!,
        year: String(year),
      }}
      write={useAddManualPayment()}
      input={(valid) => ({ body: manualPayment(valid) })}
      saveLabel={(values) => {
        const usd = amountInUSD(values);
        return usd === undefined ? "Add payment" : `Add payment of ${amountText(usd, "USD", locale)}`;
      }}
      // A proposed amount is not booked by one press.
      disabledReason={(_, isTouched) => (isTouched("amount") ? undefined : "Check or change the amount first.")}
      success="Payment Added!"
    >
      {(values) => (
        <>
          <ManualPaymentFields values={values} />
          <PaymentSentence usd={amountInUSD(values)} {...values} />
        </>
      )}
    </FormPanel>
  );
};

export default AddPayment;
