import type { components } from "@backoffice/api-client";
import { hashKey } from "@tanstack/react-query";
import { z } from "zod";
import { noteText } from "#kit/form/note.ts";
import { descriptionText, LONGEST } from "../generate/new-invoice.schema.ts";
import { OVERRIDE, overridden, settingsSchema, settingsValues } from "../settings/settings.schema.ts";

type Schemas = components["schemas"];

/** Editable fields of an invoice (money §3). */
export const invoiceEditSchema = z
  .object({
    month: z.string().min(1, "Choose the month."),
    year: z.string().min(1, "Choose the year."),
    issuedAt: z.iso.datetime("Choose a date and time."),
    description: descriptionText,
    superAdminNote: noteText({ label: "Note", required: false, max: LONGEST.note }),
    ...OVERRIDE,
  })
  .superRefine(overridden);

export type InvoiceEditValues = z.input<typeof invoiceEditSchema>;

/** Form values of an invoice. */
export const invoiceEditValues = (invoice: Schemas["Invoice"]): InvoiceEditValues => ({
  month: String(invoice.month),
  year: String(invoice.year),
  issuedAt: invoice.issuedAt,
  description: invoice.description ?? "",
  superAdminNote: invoice.superAdminNote ?? "",
  overrideSettings: invoice.isSettingsOverridden,
  ...settingsValues(invoice.settings),
});

/** The entire invoice for the wire: a change of one field sends all others too (ruling 39). */
export const wholeInvoice = (invoice: Schemas["Invoice"]): Schemas["InvoiceEdit"] => {
  const { _id: invoiceId, opId, month, year, issuedAt, description, superAdminNote, settings } = invoice;
  return { invoiceId, opId, month, year, issuedAt, description, superAdminNote, overrideSettings: false, settings };
};

/** The toast after an edit: the documented one if only the note was changed (money §8). */
export const editedWords = (invoice: Schemas["Invoice"], sent: Schemas["InvoiceEdit"]): string => {
  const { superAdminNote: before, ...others } = wholeInvoice(invoice);
  const { superAdminNote: after, ...kept } = sent;
  return before !== after && hashKey([others]) === hashKey([kept]) ? "Invoice Note Updated!" : "Invoice updated.";
};

/**
 * The change for the wire, which always says `overrideSettings: false` and has the values in `settings` (ruling 39):
 * those typed, or `otherwise`.
 */
export const invoiceEdit = (
  { _id: invoiceId, opId }: Pick<Schemas["Invoice"], "_id" | "opId">,
  valid: z.output<typeof invoiceEditSchema>,
  otherwise: Schemas["InvoiceSettings"],
): Schemas["InvoiceEdit"] => ({
  invoiceId,
  opId,
  month: Number(valid.month),
  year: Number(valid.year),
  issuedAt: valid.issuedAt,
  description: valid.description || null,
  superAdminNote: valid.superAdminNote || null,
  overrideSettings: false,
  settings: valid.overrideSettings ? settingsSchema.parse(valid) : otherwise,
});
