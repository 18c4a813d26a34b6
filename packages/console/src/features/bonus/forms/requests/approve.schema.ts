import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { precisionError } from "#entities/money/precision-error.ts";
import { accepted } from "#kit/form/accepted.ts";
import { noteText } from "#kit/form/note.ts";

/** Note of an approval, as of all top-ups (money §4, §9). */
export const NOTE = { label: "Note", help: "Shown to staff with the transaction.", required: true, max: 200 };

/** Step 0: amount in USD (money §3) with the limit of a bonus top-up (money §9). */
export const approveAmountSchema = z.object({
  amountInUSD: decimalText({ required: "Enter an amount.", above: "0", max: "100000000" }).superRefine(
    (amount, context) => {
      const message = precisionError(amount, "USD");
      if (message !== undefined) context.addIssue({ code: "custom", message });
    },
  ),
});

/** Step 1: note and confirmation. */
export const approveWhySchema = z.object({
  note: noteText(NOTE),
  accepted: accepted("Tick the check box to confirm the bonus."),
});

/** Disabled reason of the first step. */
export const amountWaits = ({ amountInUSD }: z.input<typeof approveAmountSchema>): string | undefined => {
  if (amountInUSD === "") return "Enter an amount first.";
  return /^[0.]+$/.test(amountInUSD) ? "Enter an amount above 0 first." : undefined;
};

/** Disabled reason of Send. */
export const whyWaits = ({ note, accepted: isAccepted }: z.input<typeof approveWhySchema>): string | undefined => {
  if (!note.trim()) return "Write a note first.";
  return isAccepted ? undefined : "Confirm the bonus first.";
};
