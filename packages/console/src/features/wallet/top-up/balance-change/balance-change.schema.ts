import { z } from "zod";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";
import { amountReason, amountSchema, whySchema } from "../top-up.schema.ts";

/** Amount, currency, direction and reason (money §3, §5). */
export const balanceChangeSchema = z.intersection(amountSchema, whySchema.pick({ reason: true, note: true }));

type Change = z.input<typeof balanceChangeSchema>;

/** Disabled reason: a decrease must not exceed the balance; reason and note are required. */
export const balanceChangeWaits = (
  { amount, currency, action, reason, note }: Change,
  balance: string | undefined,
): string | undefined => {
  if (balance === undefined) return "The balance is still loading.";
  return (
    amountReason({ amount, currency }, action, balance) ??
    (reason === "" ? "Choose a reason first." : undefined) ??
    missingValuesReason([[note, "a note"]])
  );
};
