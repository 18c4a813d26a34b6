import { showInvoice, useShowInvoiceSettings, useUpdateInvoice, type components } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { currentYear, MONTH_OPTIONS, formatMonth, yearOptions } from "#entities/billing/months.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { LONGEST, NO_OPERATOR } from "../generate/new-invoice.schema.ts";
import { MISSING_INVOICE_ID } from "../missing-id.ts";
import { OverrideFields } from "../settings/override.fields.tsx";
import { withoutOperator } from "../settings/settings.schema.ts";
import { editedWords, invoiceEdit, invoiceEditSchema, invoiceEditValues } from "./invoice-edit.schema.ts";

const fields = createFields(invoiceEditSchema);

type InvoiceFormProps = { invoice: components["schemas"]["Invoice"]; open: boolean; close: () => void };

const InvoiceForm = ({ invoice, ...panel }: InvoiceFormProps) => {
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
  const { _id, opId, opTitle, invoiceNo, month, year, isSettingsOverridden } = invoice;
  // An invoice with overridden settings can return to the operator's settings.
  const operators = useShowInvoiceSettings({ query: { opId } }, { enabled: isSettingsOverridden, staleTime: 0 });
  const current = operators.data && withoutOperator(operators.data);
  const otherwise = isSettingsOverridden ? current : invoice.settings;
  const usd = (amount: number) => amountText(amount, "USD", locale);
  return (
    <FormPanel
      {...panel}
      frame={{
        title: "Edit Operator Invoice",
        subtitle: `${invoiceNo} · ${opTitle} · ${formatMonth(month, year)}`,
        size: "lg",
      }}
      noun="invoice"
      schema={invoiceEditSchema}
      values={invoiceEditValues(invoice)}
      write={useUpdateInvoice()}
      input={(valid) => ({ body: invoiceEdit(invoice, valid, otherwise ?? invoice.settings) })}
      success={(_, { body }) => editedWords(invoice, body)}
      record={() => ({ name: `Invoice ${invoiceNo}`, drawer: "invoice-details", id: _id })}
      save={{
        disabledReason: ({ overrideSettings }) => {
          if (_id === "") return MISSING_INVOICE_ID;
          if (opId === "") return NO_OPERATOR;
          if (overrideSettings || otherwise) return undefined;
          return operators.error
            ? "The operator's settings could not be loaded. Close this dialog and try again."
            : "The operator's settings are loading.";
        },
      }}
    >
      {({ overrideSettings, year: chosen }) => (
        <>
          <FormNotice>
            {`${opTitle} owes ${usd(invoice.totalPayableAmountInUSD)}, of which ${usd(invoice.paidAmountInUSD)} is paid. Saving recalculates the charges; the total cannot fall below the paid amount.`}
          </FormNotice>
          <FieldGroup title="Invoice">
            <fields.SelectField name="month" label="Month" required options={MONTH_OPTIONS} />
            <fields.SelectField
              name="year"
              label="Year"
              required
              options={withCurrentValue(yearOptions(currentYear(new Date(now), timeZone)), chosen)}
            />
            <fields.DateTimeField name="issuedAt" label="Issued" required zone={timeZone} full />
            <fields.TextareaField
              name="description"
              label="Description"
              full
              maxLength={LONGEST.description}
              help="Visible to the operator."
            />
            <fields.TextareaField
              name="superAdminNote"
              label="Super admin note"
              full
              maxLength={LONGEST.note}
              help="Only available for Super Admin and Admin"
            />
          </FieldGroup>
          <OverrideFields
            opId={opId}
            overrideSettings={overrideSettings}
            filledFor={opId}
            otherwise={
              isSettingsOverridden
                ? "Charged with the operator's current settings."
                : "Charged with the operator's settings at the time of generation."
            }
          />
        </>
      )}
    </FormPanel>
  );
};

/** Edits an invoice; the server recalculates its charges (money §2, §3). */
export const EditOperatorInvoice = ({ params: { invoice }, ...panel }: DialogPanelProps<"edit-operator-invoice">) => (
  <DecidesAbout kind="invoice-details" id={invoice._id}>
    <RereadRecord record={invoice} read={showInvoice} input={{ body: { invoiceId: invoice._id } }}>
      {(now) => <InvoiceForm {...panel} invoice={now} />}
    </RereadRecord>
  </DecidesAbout>
);
