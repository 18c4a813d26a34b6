import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { MONTHS, formatMonth } from "#entities/billing/months.ts";
import { owned, OWNER, ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { noteText } from "#kit/form/note.ts";
import { OVERRIDE, overridden, settingsSchema } from "../settings/settings.schema.ts";

type Schemas = components["schemas"];

/** Documented sentence for a missing operator (money §5). */
export const NO_OPERATOR = "Operator not found, please select an operator.";

/** Maximum lengths of the texts, in characters. */
export const LONGEST = { title: 100, note: 200, description: 500 };

/** Title or reference, both required. */
export const invoiceText = (missing: string) =>
  z.string().trim().min(1, missing).max(LONGEST.title, `Use at most ${LONGEST.title} characters.`);

/** Optional text for the operator. */
export const descriptionText = noteText({ label: "Description", required: false, max: LONGEST.description });

/** The note is required of users who may write it; others have none (ruling 38). */
const noteOf = (writesNotes: boolean) => noteText({ label: "Note", required: writesNotes, max: LONGEST.note });

/** Schema of a new invoice, with and without notes (money §5). */
export const newInvoiceSchema = (writesNotes: boolean) =>
  z
    .object({
      ...OWNER,
      month: z.string().min(1, "Choose the month."),
      year: z.string().min(1, "Choose the year."),
      title: invoiceText("Enter a title."),
      reference: invoiceText("Enter a reference."),
      testPlayersInclusion: z.custom<Schemas["TestPlayersInclusion"]>(),
      includeBrands: z.boolean(),
      note: noteOf(writesNotes),
      superAdminNote: noteText({ label: "Super admin note", required: false, max: LONGEST.note }),
      description: descriptionText,
      issuedAt: z.union([z.literal(""), z.iso.datetime("Choose both date and time, or neither.")]),
      ...OVERRIDE,
    })
    .superRefine(owned(NO_OPERATOR, NO_OPERATOR))
    .superRefine(overridden);

export type NewInvoiceValues = z.input<ReturnType<typeof newInvoiceSchema>>;
type NewInvoice = z.output<ReturnType<typeof newInvoiceSchema>>;

/** Default title of an invoice. */
export const usualTitle = (month: string, year: string): string =>
  month === "" || year === "" ? "" : `GGR ${formatMonth(Number(month), Number(year))}`;

/** Omits empty texts. */
const written = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")) as Partial<Texts>;

/** Fields of both calls. */
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

/** Body of a new invoice: month as number, settings only if overridden. */
export const newInvoice = (draft: NewInvoice): Schemas["NewInvoice"] => ({
  ...common(draft),
  month: Number(draft.month),
  overrideSettings: draft.overrideSettings,
  ...(draft.overrideSettings && settingsSchema.parse(draft)),
});

/** Body for the record pages: month as name, always the operator's settings (money §3). */
export const newInvoiceRecord = (draft: NewInvoice): Schemas["NewInvoiceRecord"] => ({
  ...common(draft),
  month: MONTHS[Number(draft.month) - 1]!,
});

/** Converts the record body to that of the call that can overwrite. */
export const asNewInvoice = ({ month, ...draft }: Schemas["NewInvoiceRecord"]): Schemas["NewInvoice"] => ({
  ...draft,
  month: MONTHS.indexOf(month) + 1,
  overrideSettings: false,
});
