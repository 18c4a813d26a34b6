import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { MONTHS, monthWords } from "#entities/billing/months.ts";
import { owned, OWNER, ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { noteText } from "#kit/form/note.ts";
import { OVERRIDE, overridden, settingsSchema } from "../settings/settings.schema.ts";

type Schemas = components["schemas"];

/** The documented sentence of an invoice that is nobody's (money §5). */
export const NO_OPERATOR = "Operator not found, please select an operator.";

/** Characters of what is written on and about an invoice, at most. */
export const LONGEST = { title: 100, note: 200, description: 500 };

/** A heading or reference, which an invoice must have. */
export const invoiceText = (missing: string) =>
  z.string().trim().min(1, missing).max(LONGEST.title, `Use at most ${LONGEST.title} characters.`);

/** What the operator reads; may be left out. */
export const descriptionText = noteText({ label: "Description", required: false, max: LONGEST.description });

/** The rule of the note: those who may write one must, for others there is none (ruling 38). */
const noteOf = (writesNotes: boolean) => noteText({ label: "Note", required: writesNotes, max: LONGEST.note });

/** A new invoice, for those who may write notes and for others (money §5). */
export const newInvoiceSchema = (writesNotes: boolean) =>
  z
    .object({
      ...OWNER,
      month: z.string().min(1, "Choose the month."),
      year: z.string().min(1, "Choose the year."),
      title: invoiceText("Write a title."),
      reference: invoiceText("Write a reference."),
      testPlayersInclusion: z.custom<Schemas["TestPlayersInclusion"]>(),
      includeBrands: z.boolean(),
      note: noteOf(writesNotes),
      superAdminNote: noteText({ label: "Super admin note", required: false, max: LONGEST.note }),
      description: descriptionText,
      issuedAt: z.union([z.literal(""), z.iso.datetime("Choose the day and the time, or neither.")]),
      ...OVERRIDE,
    })
    .superRefine(owned(NO_OPERATOR, NO_OPERATOR))
    .superRefine(overridden);

export type NewInvoiceValues = z.input<ReturnType<typeof newInvoiceSchema>>;
type NewInvoice = z.output<ReturnType<typeof newInvoiceSchema>>;

/** What an invoice is called unless somebody calls it something else. */
export const usualTitle = (month: string, year: string): string =>
  month === "" || year === "" ? "" : `GGR ${monthWords(Number(month), Number(year))}`;

/** Texts that were left out are not sent. */
const written = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")) as Partial<Texts>;

/** What both calls take. */
const common = (draft: NewInvoice) => {
  const { title, reference, testPlayersInclusion, includeBrands, note, superAdminNote, description, issuedAt } = draft;
  return {
    opId: ownerOf(draft),
    year: Number(draft.year),
    title,
    reference,
    testPlayersInclusion,
    includeBrands,
    ...written({ note, superAdminNote, description, issuedAt }),
  };
};

/** A new invoice for the wire, its month by its number; with settings only when they are to count. */
export const newInvoice = (draft: NewInvoice): Schemas["NewInvoice"] => ({
  ...common(draft),
  month: Number(draft.month),
  overrideSettings: draft.overrideSettings,
  ...(draft.overrideSettings && settingsSchema.parse(draft)),
});

/** The same as the record pages send it: its month by its name, always by the operator's settings (money §3). */
export const newInvoiceRecord = (draft: NewInvoice): Schemas["NewInvoiceRecord"] => ({
  ...common(draft),
  month: MONTHS[Number(draft.month) - 1]!,
});

/** What the record pages sent, as the call takes it that can overwrite. */
export const asNewInvoice = ({ month, ...draft }: Schemas["NewInvoiceRecord"]): Schemas["NewInvoice"] => ({
  ...draft,
  month: MONTHS.indexOf(month) + 1,
  overrideSettings: false,
});
