import { useLocale, useNow } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { currentYear, MONTH_OPTIONS, yearOptions } from "#entities/billing/months.ts";
import { OwnerFields } from "#entities/operator/owner/owner.fields.tsx";
import { ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { TEST_PLAYERS } from "../paper/test-players.ts";
import { OverrideFields } from "../settings/override.fields.tsx";
import { LONGEST, usualTitle, type NewInvoiceValues } from "./new-invoice.schema.ts";

const fields = createFields<NewInvoiceValues>();

const PLAYERS = Object.entries(TEST_PLAYERS).map(([value, label]) => ({ value, label }));

/** Keeps the title in step with the month until the user changes it. */
const useTitleOfMonth = ({ month, year, title }: NewInvoiceValues) => {
  const { setValue } = useFormContext<NewInvoiceValues>();
  const usual = usualTitle(month, year);
  const before = useRef(usual);
  useEffect(() => {
    if (usual === before.current) return;
    if (title === before.current) setValue("title", usual, { shouldDirty: true });
    before.current = usual;
  }, [usual, title, setValue]);
};

type NewInvoiceFieldsProps = {
  /** Current form values. */
  values: NewInvoiceValues;
  /** Whether the user may change invoices, and so write notes and settings (rulings 38, 51). */
  changesInvoices: boolean;
  /** For the record pages, which always use the operator's settings. */
  asRecord: boolean;
};

/** Fields of a new invoice: operator, month, texts and settings. */
export const NewInvoiceFields = ({ values, changesInvoices, asRecord }: NewInvoiceFieldsProps) => {
  const { timeZone } = useLocale();
  const now = useNow(false);
  useTitleOfMonth(values);
  return (
    <>
      <FieldGroup title="Invoice">
        <OwnerFields forBrand={values.forBrand} />
        <fields.SelectField name="month" label="Month" required options={MONTH_OPTIONS} />
        <fields.SelectField
          name="year"
          label="Year"
          required
          options={yearOptions(currentYear(new Date(now), timeZone))}
        />
        <fields.SelectField name="testPlayersInclusion" label="Players" required options={PLAYERS} />
        <fields.SwitchField name="includeBrands" label="Include brands" help="Charges the brands' GGR too." />
      </FieldGroup>
      <FieldGroup title="Texts">
        <fields.TextField name="title" label="Title" required maxLength={LONGEST.title} />
        <fields.TextField
          name="reference"
          label="Reference"
          required
          maxLength={LONGEST.title}
          help="Accounting reference."
        />
        <fields.DateTimeField name="issuedAt" label="Issued" zone={timeZone} full help="Defaults to now." />
        <fields.TextareaField
          name="description"
          label="Description"
          full
          maxLength={LONGEST.description}
          help="Visible to the operator."
        />
      </FieldGroup>
      {changesInvoices && (
        <FieldGroup title="Notes" description="Only available for Super Admin and Admin">
          <fields.TextareaField name="note" label="Note" required full maxLength={LONGEST.note} />
          <fields.TextareaField name="superAdminNote" label="Super admin note" full maxLength={LONGEST.note} />
        </FieldGroup>
      )}
      {changesInvoices && !asRecord && (
        <OverrideFields
          opId={ownerOf(values)}
          overrideSettings={values.overrideSettings}
          otherwise="Charged with the operator's settings."
        />
      )}
    </>
  );
};
