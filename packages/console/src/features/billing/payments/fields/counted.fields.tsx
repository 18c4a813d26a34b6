import { useLocale, useNow } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { currentYear, MONTHS, yearOptions } from "#entities/billing/months.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { OpenInvoices } from "./open-invoices.tsx";
import { cpgTransferSchema } from "./payment.schema.ts";

const fields = createFields(cpgTransferSchema);
const MONTH_OPTIONS = MONTHS.map((value) => ({ value, label: choiceWords(value) }));

/** Allocation of a payment: month, invoice or account, and description. */
export const CountedFields = ({ opId }: { opId: string }) => {
  const { timeZone } = useLocale();
  return (
    <FieldGroup title="Invoice">
      <fields.SelectField name="month" label="Month" required options={MONTH_OPTIONS} />
      <fields.SelectField
        name="year"
        label="Year"
        required
        options={yearOptions(currentYear(new Date(useNow(false)), timeZone))}
      />
      <fields.IntegerField
        name="invoiceNo"
        label="Invoice number"
        help="Leave empty or enter 0 for a payment on account."
      />
      <OpenInvoices opId={opId} />
      <fields.TextareaField name="description" label="Description" full maxLength={500} />
    </FieldGroup>
  );
};
