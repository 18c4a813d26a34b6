import { z } from "zod";
import { noteText } from "#kit/form/note.ts";
import { descriptionText, invoiceText, LONGEST } from "../generate/new-invoice.schema.ts";

/** Texts of an invoice; the note is required (money §5, ruling 38). */
export const invoiceRecordSchema = z.object({
  title: invoiceText("Enter a title."),
  reference: invoiceText("Enter a reference."),
  note: noteText({ label: "Note", required: true, max: LONGEST.note }),
  description: descriptionText,
});
