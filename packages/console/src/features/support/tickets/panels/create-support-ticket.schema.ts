import { z } from "zod";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";

/** New ticket by staff: all fields are required (content §5). */
export const newTicketSchema = z.object({
  brandId: z.string().min(1, "Choose the customer's brand."),
  customerId: z.string().min(1, "Choose the customer."),
  subject: z.string().trim().min(1, "Enter the subject.").max(150, "Use at most 150 characters."),
  message: z.string().trim().min(1, "Enter the message.").max(5000, "Use at most 5,000 characters."),
});

/** Disabled reason while a field is missing. */
export const newTicketWaits = ({ brandId, customerId, subject, message }: z.input<typeof newTicketSchema>) =>
  missingValuesReason([
    [brandId, "the brand"],
    [customerId, "the customer"],
    [subject, "the subject"],
    [message, "the message"],
  ]);
