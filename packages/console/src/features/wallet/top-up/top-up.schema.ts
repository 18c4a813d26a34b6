import type { components } from "@backoffice/api-client";
import { addDecimals, decimalText, subtractDecimals } from "@backoffice/ui/form";
import { z } from "zod";
import { precisionError } from "#entities/money/precision-error.ts";
import { accepted } from "#kit/form/accepted.ts";
import { noteText } from "#kit/form/note.ts";

export type TopUpAction = components["schemas"]["TopUpAction"];

/** Reasons for a balance change (ruling 40), with underscores as spaces (money §3). */
export const TOP_UP_REASONS: Readonly<Record<components["schemas"]["TopUpReason"], string>> = {
  CORRECTION: "Correction",
  COMPENSATION: "Compensation",
  PROMOTION: "Promotion",
  CHARGEBACK: "Chargeback",
  TEST: "Test",
  OTHER: "Other",
};

/** The note of a top-up (money §5). */
export const NOTE = { label: "Note", help: "Shown to staff with the transaction.", required: true, max: 200 };

/** Step 0: unsigned amount, currency and direction (ruling 40). */
export const amountSchema = z
  .object({
    amount: decimalText({ required: "Enter an amount.", above: "0" }),
    currency: z.string(),
    action: z.enum(["topup", "deduct"]),
  })
  .superRefine(({ amount, currency }, context) => {
    const say = (message: string | undefined) =>
      message && context.addIssue({ code: "custom", path: ["amount"], message });
    say(precisionError(amount, currency));
  });

/** Step 1: reason, note, confirmation. */
export const whySchema = z.object({
  reason: z.string().min(1, "Choose a reason."),
  note: noteText(NOTE),
  accepted: accepted("Tick the check box to confirm the change."),
});

/** Balance after a change, negative where the balance is exceeded. Decimal texts. */
export const balanceAfter = (
  balance: string,
  { amount, action }: Pick<z.output<typeof amountSchema>, "amount" | "action">,
) => (action === "topup" ? addDecimals(balance, amount) : subtractDecimals(balance, amount));

/** Disabled reason of a direction: amount missing, 0, or above the balance (money §5). */
export const amountReason = (
  { amount, currency }: Pick<z.input<typeof amountSchema>, "amount" | "currency">,
  action: TopUpAction,
  balance: string,
): string | undefined => {
  if (amount === "") return "Enter an amount first.";
  // The field itself explains invalid input.
  if (!/^[\d.]+$/.test(amount)) return "Correct the amount first.";
  const checked = amountSchema.safeParse({ amount, currency, action });
  if (!checked.success) return checked.error.issues[0]?.message;
  if (balanceAfter(balance, { amount, action }).startsWith("-")) return "The amount exceeds the balance.";
  return undefined;
};
