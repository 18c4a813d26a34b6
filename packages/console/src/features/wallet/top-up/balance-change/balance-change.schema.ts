import { z } from "zod";
import { enterFirst } from "#kit/words/enter-first.ts";
import { amountReason, amountSchema, whySchema } from "../top-up.schema.ts";

/** How much of which currency, which way, and why (money §3, §5). */
export const balanceChangeSchema = z.intersection(amountSchema, whySchema.pick({ reason: true, note: true }));

type Change = z.input<typeof balanceChangeSchema>;

/** Why it cannot be sent yet: a decrease cannot exceed the balance, and it needs a reason and a note. */
export const balanceChangeWaits = (
  { amount, currency, action, reason, note }: Change,
  balance: string | undefined,
): string | undefined => {
  if (balance === undefined) return "The balance is not known yet.";
  return (
    amountReason({ amount, currency }, action, balance) ??
    (reason === "" ? "Choose a reason first." : undefined) ??
    enterFirst([[note, "a note"]])
  );
};
