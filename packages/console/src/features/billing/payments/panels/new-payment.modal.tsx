import { useCreatePaymentRecord } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useState } from "react";
import type { z } from "zod";
import { usePaymentRecordChecks } from "#entities/billing/checks/use-payment-record-checks.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { OwnerFields } from "#entities/operator/owner/owner.fields.tsx";
import { ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { useOwners } from "#entities/operator/owner/use-owners.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { newPayment, newPaymentSchema } from "../fields/new-payment.schema.ts";
import { PaymentSentence } from "../fields/payment-sentence.tsx";

const fields = createFields(newPaymentSchema);

/** The amount once it is valid. */
const paid = (amountInUSD: string) => newPaymentSchema.shape.amountInUSD.safeParse(amountInUSD).data;

const useChecks = ({ amountInUSD, issuedAt, reference, ...owner }: z.input<typeof newPaymentSchema>) =>
  useChecked(
    usePaymentRecordChecks(
      { opId: ownerOf(owner), invoiceNo: undefined, amountInUSD: paid(amountInUSD), issuedDate: issuedAt },
      reference,
    ),
  );

/** Adds a payment on account in USD (money §2, §3). */
export const NewPayment = ({ params: { opId }, ...panel }: DialogPanelProps<"new-payment">) => {
  const { locale, timeZone } = useLocale();
  const { first, chooses } = useOwners();
  // Time of opening.
  const [now] = useState(useNow(false));
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "New Payment", size: "lg" }}
      noun="payment"
      failure={{ title: "Unable To Add Payment" }}
      schema={newPaymentSchema}
      values={{
        ...first,
        ...(chooses && opId !== undefined && { opId }),
        title: "",
        paidBy: "",
        amountInUSD: "",
        reference: "",
        description: "",
        issuedAt: new Date(now).toISOString(),
      }}
      save={{
        decides: (values) => ({ kind: "new-payment", id: ownerOf(values) }),
        label: ({ amountInUSD }) => {
          const usd = paid(amountInUSD);
          return usd === undefined ? "Add payment" : `Add payment of ${amountText(usd, "USD", locale)}`;
        },
        useChecks,
      }}
      write={useCreatePaymentRecord()}
      input={(valid) => ({ body: newPayment(valid) })}
      success="Payment Added!"
      record={(valid, { id }) => ({
        name: amountText(valid.amountInUSD, "USD", locale),
        drawer: "billing-record-details",
        id: id,
      })}
    >
      {(values) => (
        <>
          <FieldGroup>
            <OwnerFields forBrand={values.forBrand} />
            <fields.TextField name="title" label="Title" required maxLength={100} />
            <fields.TextField name="paidBy" label="Paid by" required maxLength={100} />
            <fields.MoneyField name="amountInUSD" label="Amount" required above="0" currency="USD" />
            <fields.TextField name="reference" label="Reference" required maxLength={100} />
            <fields.DateTimeField name="issuedAt" label="Payment date" required full zone={timeZone} />
            <fields.TextareaField name="description" label="Description" full maxLength={500} />
          </FieldGroup>
          <PaymentSentence {...values} usd={paid(values.amountInUSD)} />
        </>
      )}
    </FormPanel>
  );
};
