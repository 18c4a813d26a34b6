import { useUpdateCpgTransfer } from "@backoffice/api-client";
import { DescriptionList, useLocale } from "@backoffice/ui";
import type { z } from "zod";
import { usePaymentChecks } from "#entities/billing/checks/use-payment-checks.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { RereadQuery } from "#kit/edits/reread-query.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { CountedFields } from "../fields/counted.fields.tsx";
import { cpgTransferSchema, PAYMENT_ID_MISSING } from "../fields/payment.schema.ts";
import { usePaymentNow } from "../use-payment-now.ts";

/** Changes the allocation of a CPG transfer; type, amount and operator are fixed (money §2, §3). */
export const EditCpgTransfer = ({ params, ...panel }: DialogPanelProps<"edit-cpg-transfer">) => {
  const { locale } = useLocale();
  const { payment, notice, query } = usePaymentNow(params.payment);
  const { paymentId: id, opId, amount, currency, amountInUSD, issuedDate } = payment;
  const useChecks = ({ invoiceNo }: z.input<typeof cpgTransferSchema>) =>
    useChecked(
      usePaymentChecks(
        {
          opId,
          invoiceNo: cpgTransferSchema.shape.invoiceNo.safeParse(invoiceNo).data,
          amountInUSD: decimalOf(amountInUSD),
          issuedDate,
        },
        payment,
      ),
    );
  return (
    <DecidesAbout kind="payment-details" id={id}>
      <RereadQuery query={query}>
        <FormPanel
          {...panel}
          frame={{ title: "Edit CPG Transfer" }}
          noun="CPG transfer"
          failure={{ title: "Unable To Save Payment" }}
          save={{ readOnlyReason: id === "" ? PAYMENT_ID_MISSING : undefined, useChecks }}
          schema={cpgTransferSchema}
          values={{
            description: payment.description ?? "",
            invoiceNo: payment.invoiceNo === null ? "" : String(payment.invoiceNo),
            month: payment.month,
            year: String(payment.year),
          }}
          write={useUpdateCpgTransfer()}
          input={({ invoiceNo, ...valid }) => ({
            body: {
              id,
              opId,
              paymentType: "CPG Transfer" as const,
              ...valid,
              ...(invoiceNo !== undefined && { invoiceNo }),
            },
          })}
          success="Payment Updated!"
          record={() => ({
            name: `${amountText(amount, currency, locale)}, ${payment.opTitle}`,
            drawer: "payment-details",
            id,
          })}
        >
          {() => (
            <>
              <FormNotice>{notice}</FormNotice>
              <DescriptionList
                items={[
                  { label: "Payment type", value: "CPG Transfer" },
                  { label: "Operator", value: <OperatorName opId={opId} /> },
                  { label: "Amount", value: <Amount value={amount} currency={currency} /> },
                  { label: "In USD", value: <Amount value={amountInUSD} currency="USD" /> },
                  { label: "Transferred", value: <Moment value={issuedDate} /> },
                ]}
              />
              <CountedFields opId={opId} />
            </>
          )}
        </FormPanel>
      </RereadQuery>
    </DecidesAbout>
  );
};
