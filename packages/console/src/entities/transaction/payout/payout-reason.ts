import type { components } from "@backoffice/api-client";
import { ineligible } from "../actions/payout-actions.ts";
import { closedReason } from "../closed-reason.ts";

type Transaction = components["schemas"]["Transaction"];
type PayoutParams = { tx: Transaction; action: components["schemas"]["ConfirmOrReject"] };

const sameMoney = (a: Transaction, b: Transaction): boolean =>
  String(a.toAmount) === String(b.toAmount) && a.toCurrency === b.toCurrency;

/**
 * Reason why an opened payout can no longer be decided: another user decided it, or its amount changed. The amount
 * shown is the amount decided.
 */
export const payoutReason = (
  { tx: opened, action }: PayoutParams,
  now: Transaction,
  noun: string,
): string | undefined => {
  const closed = closedReason(now, noun, ["PENDING"]);
  if (closed) return closed;
  if (!sameMoney(opened, now))
    return `The amount of this ${noun} has changed since you opened it. Close this dialog and open it again.`;
  return action === "confirm" ? ineligible(now) : undefined;
};
