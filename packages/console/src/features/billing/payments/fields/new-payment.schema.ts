import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { precisionError } from "#entities/money/precision-error.ts";
import { OWNER, owned, ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { OPERATOR_MISSING } from "./payment.schema.ts";

const text = (missing: string) => z.string().trim().min(1, missing).max(100, "Use at most 100 characters.");

/** The form of a payment in US dollars: operator, title, payer, amount and reference are required (money §5). */
export const newPaymentSchema = z
  .object({
    ...OWNER,
    title: text("Enter the title."),
    paidBy: text("Enter who paid."),
    amountInUSD: decimalText({ required: "Enter the amount.", above: "0" }).superRefine((amount, context) => {
      const message = precisionError(amount, "USD");
      if (message !== undefined) context.addIssue({ code: "custom", message });
    }),
    reference: text("Enter the reference."),
    description: z.string().trim().max(500, "Use at most 500 characters."),
    issuedAt: z.iso.datetime("Choose the payment date."),
  })
  .superRefine(owned(OPERATOR_MISSING, OPERATOR_MISSING));

/** Request body; the schema accepts only texts that equal the number on the wire. */
export const newPayment = ({ opId, forBrand, brandId, ...draft }: z.output<typeof newPaymentSchema>) => {
  const { description, amountInUSD, ...rest } = draft;
  return {
    ...rest,
    opId: ownerOf({ opId, forBrand, brandId }),
    amountInUSD: Number(amountInUSD),
    ...(description !== "" && { description }),
  };
};
