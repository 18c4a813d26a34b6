import { addDecimals, decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { precisionError } from "#entities/money/precision-error.ts";
import { accepted } from "#kit/form/accepted.ts";
import { noteText } from "#kit/form/note.ts";
import { NOTE, type TopUpAction } from "../top-up.schema.ts";

const isZero = (amount: string) => /^-?[0.]+$/.test(amount);
const isNegative = (amount: string) => amount.startsWith("-");

/** Step 0: one signed amount in USD, never 0 (money §5, ruling 40). */
export const bonusAmountSchema = z.object({
  amount: decimalText({ required: "Enter an amount.", min: "-100000000", max: "100000000" }).superRefine(
    (amount, context) => {
      const say = (message: string | undefined) => message && context.addIssue({ code: "custom", message });
      say(precisionError(amount, "USD"));
      if (isZero(amount)) say("Enter an amount other than 0.");
    },
  ),
  action: z.enum(["topup", "deduct"]),
});

/** Step 1: note; a bonus has no reason field (money §4, §5). */
export const bonusWhySchema = z.object({
  note: noteText(NOTE),
  accepted: accepted("Tick the check box to confirm the change."),
});

/** Disabled reason of a direction: amount missing, 0, of the other sign, or above the balance. */
export const bonusAmountReason = (amount: string, action: TopUpAction, balance: string): string | undefined => {
  if (amount === "") return "Enter an amount first.";
  // The field itself explains invalid input.
  if (!/^-?[\d.]+$/.test(amount)) return "Correct the amount first.";
  const checked = bonusAmountSchema.safeParse({ amount, action });
  if (!checked.success) return checked.error.issues[0]?.message;
  if (isNegative(amount) !== (action === "deduct"))
    return action === "topup"
      ? "A negative amount decreases the balance."
      : "Enter a negative amount to decrease the balance.";
  return isNegative(addDecimals(balance, amount)) ? "The amount exceeds the balance." : undefined;
};

/** Disabled reason of Send (money §4). */
export const bonusSendWaits = (
  { note, accepted: isAccepted }: z.input<typeof bonusWhySchema>,
  balanceAfter: string,
): string | undefined => {
  if (isNegative(balanceAfter)) return "The amount exceeds the balance.";
  if (!note.trim()) return "Write a note first.";
  return isAccepted ? undefined : "Confirm the change first.";
};
