import { addDecimals, decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { tooFine } from "#entities/money/too-fine.ts";
import { accepted } from "#kit/form/accepted.ts";
import { noteText } from "#kit/form/note.ts";
import { NOTE, type TopUpAction } from "../top-up.schema.ts";

const isZero = (amount: string) => /^-?[0.]+$/.test(amount);
const isNegative = (amount: string) => amount.startsWith("-");

/** Step 0: by how much, in US dollars; one signed amount, never 0 (money §5, ruling 40). */
export const bonusAmountSchema = z.object({
  amount: decimalText({ required: "Enter an amount.", min: "-100000000", max: "100000000" }).superRefine(
    (amount, context) => {
      const say = (message: string | undefined) => message && context.addIssue({ code: "custom", message });
      say(tooFine(amount, "USD"));
      if (isZero(amount)) say("Enter an amount that is not 0.");
    },
  ),
  action: z.enum(["topup", "deduct"]),
});

/** Step 1: why; a bonus has no reason to choose (money §4, §5). */
export const bonusWhySchema = z.object({
  note: noteText(NOTE),
  accepted: accepted("Tick this to confirm the change."),
});

/** Why an amount cannot be taken this way: none yet, 0, of the other sign, or more than there is. */
export const bonusAmountReason = (amount: string, action: TopUpAction, balance: string): string | undefined => {
  if (amount === "") return "Enter an amount first.";
  // What was typed and is no number says why at its field.
  if (!/^-?[\d.]+$/.test(amount)) return "Correct the amount first.";
  const checked = bonusAmountSchema.safeParse({ amount, action });
  if (!checked.success) return checked.error.issues[0]?.message;
  if (isNegative(amount) !== (action === "deduct"))
    return action === "topup"
      ? "The amount has a minus: it decreases the balance."
      : "Write a minus before the amount to decrease the balance.";
  return isNegative(addDecimals(balance, amount)) ? "The player has less than this." : undefined;
};

/** Why it cannot be sent yet (money §4). */
export const bonusSendWaits = (
  { note, accepted: isAccepted }: z.input<typeof bonusWhySchema>,
  balanceAfter: string,
): string | undefined => {
  if (isNegative(balanceAfter)) return "The player has less than this.";
  if (!note.trim()) return "Write a note first.";
  return isAccepted ? undefined : "Confirm the change first.";
};
