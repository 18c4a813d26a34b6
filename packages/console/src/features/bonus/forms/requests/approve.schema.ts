import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { tooFine } from "#entities/money/too-fine.ts";
import { accepted } from "#kit/form/accepted.ts";
import { noteText } from "#kit/form/note.ts";

/** The note of an approval, as that of every top-up (money §4, §9). */
export const NOTE = { label: "Note", help: "Staff read it beside the transaction.", required: true, max: 200 };

/** Step 0: how much, in US dollars (money §3; the limit is that of a bonus top-up, money §9). */
export const approveAmountSchema = z.object({
  amountInUSD: decimalText({ required: "Enter an amount.", min: "0", max: "100000000" }).superRefine(
    (amount, context) => {
      const say = (message: string | undefined) => message && context.addIssue({ code: "custom", message });
      say(tooFine(amount, "USD"));
      if (/^[0.]+$/.test(amount)) say("Enter an amount above 0.");
    },
  ),
});

/** Step 1: why, and that it was looked at. */
export const approveWhySchema = z.object({
  note: noteText(NOTE),
  accepted: accepted("Tick this to confirm the bonus."),
});

/** Why the first step cannot be left yet. */
export const amountWaits = ({ amountInUSD }: z.input<typeof approveAmountSchema>): string | undefined => {
  if (amountInUSD === "") return "Enter an amount first.";
  return /^[0.]+$/.test(amountInUSD) ? "Enter an amount above 0 first." : undefined;
};

/** Why it cannot be sent yet. */
export const whyWaits = ({ note, accepted: isAccepted }: z.input<typeof approveWhySchema>): string | undefined => {
  if (!note.trim()) return "Write a note first.";
  return isAccepted ? undefined : "Confirm the bonus first.";
};
