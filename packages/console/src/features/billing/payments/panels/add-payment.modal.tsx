import { useAddManualPayment } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { useState } from "react";
import type { z } from "zod";
import { usePaymentChecks } from "#entities/billing/checks/use-payment-checks.ts";
import { MONTHS, previousMonth } from "#entities/billing/months.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { useOwners } from "#entities/operator/owner/use-owners.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ManualPaymentFields } from "../fields/manual-payment.fields.tsx";
import { amountInUSD, enteredPayment, manualPayment, manualPaymentSchema } from "../fields/payment.schema.ts";
import { PaymentSentence } from "../fields/payment-sentence.tsx";

const useChecks = (values: z.input<typeof manualPaymentSchema>) => useChecked(usePaymentChecks(enteredPayment(values)));

/**
 * Adds a manual payment; by default cash in TRX at rate 1 for the previous month (money §2, §5, §9). From an invoice:
 * its outstanding amount in USD for its month.
 */
export const AddPayment = ({ params: { opId, invoice }, ...panel }: DialogPanelProps<"add-payment">) => {
  const { locale, timeZone } = useLocale();
  const { first, chooses } = useOwners();
  // Time of opening.
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
        // The USD amount is calculated: its server errors belong to the amount field.
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
      save={{
        decides: (values) => ({ kind: "add-payment", id: ownerOf(values) }),
        label: (values) => {
          const usd = amountInUSD(values);
          return usd === undefined ? "Add payment" : `Add payment of ${amountText(usd, "USD", locale)}`;
        },
        useChecks,
        // A proposed amount needs a second step before it is booked.
        disabledReason: (_, isTouched) => (isTouched("amount") ? undefined : "Check or change the amount first."),
      }}
      write={useAddManualPayment()}
      input={(valid) => ({ body: manualPayment(valid) })}
      success="Payment Added!"
      record={(valid, { paymentId }) => ({
        name: amountText(valid.amount, valid.currency, locale),
        drawer: "payment-details",
        id: paymentId,
      })}
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
