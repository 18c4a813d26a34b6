import { useUpdateInvoice, type components } from "@backoffice/api-client";
import { DescriptionList, SectionHeading } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useId } from "react";
import { z } from "zod";
import { noteText } from "#kit/form/note.ts";
import { RecordForm } from "#kit/records/record-form.tsx";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { wholeInvoice } from "../edit/invoice-edit.schema.ts";

const NOTE = { label: "Note", required: false, max: 200 };
const schema = z.object({ superAdminNote: noteText(NOTE) });
const fields = createFields(schema);

/** Notes for platform staff only; the super admin note is edited in place (money §6). */
export const InvoiceNotes = ({ invoice }: { invoice: components["schemas"]["Invoice"] }) => {
  const headingId = useId();
  const { note, superAdminNote } = invoice;
  return (
    <DecidesAbout kind="invoice-details" id={invoice._id}>
      <section aria-labelledby={headingId} className="mt-6 print:hidden">
        <SectionHeading level={3} id={headingId} description="Visible to super admins and admins only. Not printed.">
          Notes
        </SectionHeading>
        {note && <DescriptionList className="mt-2" items={[{ label: "Note", value: note, span: true }]} />}
        <div className="mt-3">
          <RecordForm
            schema={schema}
            values={{ superAdminNote: superAdminNote ?? "" }}
            write={useUpdateInvoice()}
            input={(valid) => ({ body: { ...wholeInvoice(invoice), superAdminNote: valid.superAdminNote || null } })}
            success="Invoice Note Updated!"
            record={`Invoice ${invoice.invoiceNo}`}
          >
            {() => <fields.TextareaField name="superAdminNote" label="Super admin note" maxLength={NOTE.max} full />}
          </RecordForm>
        </div>
      </section>
    </DecidesAbout>
  );
};
