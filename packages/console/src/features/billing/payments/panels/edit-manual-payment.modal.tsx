import { useUpdateManualPayment, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { Trash2 } from "lucide-react";
import type { z } from "zod";
import { usePaymentChecks } from "#entities/billing/checks/use-payment-checks.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { RereadQuery } from "#kit/edits/reread-query.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormMore } from "#kit/panels/form-more.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { ManualPaymentFields } from "../fields/manual-payment.fields.tsx";
import {
  amountInUSD,
  enteredPayment,
  manualPayment,
  manualPaymentSchema,
  PAYMENT_ID_MISSING,
} from "../fields/payment.schema.ts";
import { deletionReason } from "../payment.actions.ts";
import { usePaymentNow } from "../use-payment-now.ts";

/** Edits a manual payment, with a link to its deletion (money §2, §4). */
export const EditManualPayment = ({ params, ...panel }: DialogPanelProps<"edit-manual-payment">) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const session = useSession();
  const { payment, notice, query } = usePaymentNow(params.payment);
  const { paymentId: id, opTitle } = payment;
  const useChecks = (values: z.input<typeof manualPaymentSchema>) =>
    useChecked(usePaymentChecks(enteredPayment(values), payment));
  return (
    <DecidesAbout kind="payment-details" id={id}>
      <RereadQuery query={query}>
        <FormPanel
          {...panel}
          frame={{ title: "Edit Manual Payment", subtitle: opTitle, size: "lg" }}
          noun="payment"
          failure={{
            title: "Unable To Save Payment",
            // The USD amount is calculated: its server errors belong to the amount field.
            fieldNames: { amountInUSD: "amount" },
          }}
          save={{
            readOnlyReason: id === "" ? PAYMENT_ID_MISSING : undefined,
            label: (values) => {
              const usd = amountInUSD(values);
              return usd === undefined ? "Save" : `Save payment of ${amountText(usd, "USD", locale)}`;
            },
            useChecks,
          }}
          schema={manualPaymentSchema}
          values={{
            opId: payment.opId,
            forBrand: false,
            brandId: "",
            paymentType: payment.paymentType as components["schemas"]["ManualPaymentType"],
            currency: payment.currency,
            amount: decimalOf(payment.amount),
            exchangeRateInUSD: decimalOf(payment.exchangeRateInUSD),
            issuedDate: payment.issuedDate,
            description: payment.description ?? "",
            invoiceNo: payment.invoiceNo === null ? "" : String(payment.invoiceNo),
            month: payment.month,
            year: String(payment.year),
          }}
          write={useUpdateManualPayment()}
          input={(valid) => ({ body: { id, ...manualPayment(valid) } })}
          success="Payment Updated!"
          record={(valid) => ({
            name: `${amountText(valid.amount, valid.currency, locale)}, ${opTitle}`,
            drawer: "payment-details",
            id,
          })}
        >
          {(values) => (
            <>
              <FormNotice>{notice}</FormNotice>
              <ManualPaymentFields values={values} />
              <FormMore
                actions={[
                  {
                    label: "Delete…",
                    icon: Trash2,
                    danger: true,
                    reason: deletionReason(payment) ?? lacking(session, "edit_payments"),
                    onClick: () => panels.open("delete-payment", { payment }),
                  },
                ]}
              />
            </>
          )}
        </FormPanel>
      </RereadQuery>
    </DecidesAbout>
  );
};
