import { showBillingRecord, useUpdateInvoiceRecord, type components } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { LONGEST, NO_OPERATOR } from "../generate/new-invoice.schema.ts";
import { MISSING_INVOICE_ID } from "../missing-id.ts";
import { invoiceRecordSchema } from "./invoice-record.schema.ts";

const fields = createFields(invoiceRecordSchema);

type RecordFormProps = { record: components["schemas"]["InvoiceRecord"]; open: boolean; close: () => void };

const InvoiceRecordForm = ({ record, ...panel }: RecordFormProps) => {
  const { id: invoiceId, opId, opTitle, title, reference, description, invoice } = record;
  return (
    <FormPanel
      {...panel}
      frame={{ title: "Edit Operator Invoice Record", subtitle: `${invoice.invoiceNo} · ${opTitle}` }}
      noun="invoice record"
      schema={invoiceRecordSchema}
      values={{ title, reference: reference ?? "", note: invoice.note ?? "", description: description ?? "" }}
      write={useUpdateInvoiceRecord()}
      input={({ description: text, ...texts }) => ({
        body: { invoiceId, opId, ...texts, description: text || null },
      })}
      success="Invoice record updated."
      record={() => ({ name: `Invoice ${invoice.invoiceNo}`, drawer: "billing-record-details", id: invoiceId })}
      save={{ disabledReason: () => (invoiceId === "" ? MISSING_INVOICE_ID : opId === "" ? NO_OPERATOR : undefined) }}
    >
      {() => (
        <FieldGroup>
          <fields.TextField name="title" label="Title" required maxLength={LONGEST.title} />
          <fields.TextField name="reference" label="Reference" required maxLength={LONGEST.title} />
          <fields.TextareaField
            name="note"
            label="Note"
            required
            full
            maxLength={LONGEST.note}
            help="Only available for Super Admin and Admin"
          />
          <fields.TextareaField
            name="description"
            label="Description"
            full
            maxLength={LONGEST.description}
            help="Visible to the operator."
          />
        </FieldGroup>
      )}
    </FormPanel>
  );
};

/** Edits the texts of an invoice; amounts stay (money §2, §3). */
export const EditOperatorInvoiceRecord = ({
  params: { record },
  ...panel
}: DialogPanelProps<"edit-operator-invoice-record">) => (
  <RereadRecord
    record={record}
    read={showBillingRecord}
    input={{ body: { id: record.id } }}
    find={(it) => (it.type === "invoice" ? it : undefined)}
  >
    {(now) => <InvoiceRecordForm {...panel} record={now} />}
  </RereadRecord>
);
