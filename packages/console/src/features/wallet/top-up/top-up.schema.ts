import type { components } from "@backoffice/api-client";
import { addDecimals, decimalText, subtractDecimals } from "@backoffice/ui/form";
import { z } from "zod";
import { tooFine } from "#entities/money/too-fine.ts";
import { accepted } from "#kit/form/accepted.ts";
import { noteText } from "#kit/form/note.ts";

export type TopUpAction = components["schemas"]["TopUpAction"];

/** Why staff change a wallet (ruling 40), with underscores as spaces (money §3). */
export const TOP_UP_REASONS: Readonly<Record<components["schemas"]["TopUpReason"], string>> = {
  CORRECTION: "Correction",
  COMPENSATION: "Compensation",
  PROMOTION: "Promotion",
  CHARGEBACK: "Chargeback",
  TEST: "Test",
  OTHER: "Other",
};

/** The note of a top-up (money §5). */
export const NOTE = { label: "Note", help: "Staff read it beside the transaction.", required: true, max: 200 };

/** Step 0: how much of which currency, and which way; unsigned (ruling 40). */
export const amountSchema = z
  .object({
    amount: decimalText({ required: "Enter an amount.", min: "0" }),
    currency: z.string(),
    action: z.enum(["topup", "deduct"]),
  })
  .superRefine(({ amount, currency }, context) => {
    const say = (message: string | undefined) =>
      message && context.addIssue({ code: "custom", path: ["amount"], message });
    say(tooFine(amount, currency));
    if (/^[0.]+$/.test(amount)) say("Enter an amount above 0.");
  });

/** Step 1: why. */
export const whySchema = z.object({
  reason: z.string().min(1, "Choose a reason."),
  note: noteText(NOTE),
  accepted: accepted("Tick this to confirm the change."),
});

/** The balance after a change; negative where it would take more than there is. Decimal texts. */
export const balanceAfter = (
  balance: string,
  { amount, action }: Pick<z.output<typeof amountSchema>, "amount" | "action">,
) => (action === "topup" ? addDecimals(balance, amount) : subtractDecimals(balance, amount));

/** Why an amount cannot be taken this way: none yet, none above 0, or more than the balance (money §5). */
export const amountReason = (
  { amount, currency }: Pick<z.input<typeof amountSchema>, "amount" | "currency">,
  action: TopUpAction,
  balance: string,
): string | undefined => {
  if (amount === "") return "Enter an amount first.";
  // What was typed and is no number says why at its field.
  if (!/^[\d.]+$/.test(amount)) return "Correct the amount first.";
  const checked = amountSchema.safeParse({ amount, currency, action });
  if (!checked.success) return checked.error.issues[0]?.message;
  if (balanceAfter(balance, { amount, action }).startsWith("-")) return "The player has less than this.";
  return undefined;
};
