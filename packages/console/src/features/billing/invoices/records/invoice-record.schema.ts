import { z } from "zod";
import { noteText } from "#kit/form/note.ts";
import { descriptionText, invoiceText, LONGEST } from "../generate/new-invoice.schema.ts";

/** The texts of an invoice, which only those may change who must write its note (money §5, ruling 38). */
export const invoiceRecordSchema = z.object({
  title: invoiceText("Write a title."),
  reference: invoiceText("Write a reference."),
  note: noteText({ label: "Note", required: true, max: LONGEST.note }),
  description: descriptionText,
});
