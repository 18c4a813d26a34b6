import type { components } from "@backoffice/api-client";
import { ineligible } from "#entities/transaction/actions/payout-actions.ts";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";
type PayoutParams = { tx: Transaction; action: components["schemas"]["ConfirmOrReject"] };

type Transaction = components["schemas"]["Transaction"];

const sameMoney = (a: Transaction, b: Transaction): boolean =>
  String(a.toAmount) === String(b.toAmount) && a.toCurrency === b.toCurrency;

/**
 * Why what was opened cannot be decided as it is now: somebody else was faster, or it has become another amount. What is
 * shown is what is decided.
 */
export const payoutReason = (
  { tx: opened, action }: PayoutParams,
  now: Transaction,
  noun: string,
): string | undefined => {
  if (now.isDeleted) return `This ${noun} was deleted.`;
  if (now.status !== "PENDING") {
    const by = now.status === "REJECTED" ? now.rejectedBy : now.confirmedBy;
    return `This ${noun} is already ${statusLabel(now.status, TRANSACTION_STATUS).toLowerCase()}${by ? ` by ${by}` : ""}.`;
  }
  if (!sameMoney(opened, now))
    return `The amount of this ${noun} has changed since it was opened: close it and look again.`;
  return action === "confirm" ? ineligible(now) : undefined;
};
