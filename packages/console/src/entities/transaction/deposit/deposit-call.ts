import type { Input, rejectDepositOrder, verifyDeposit } from "@backoffice/api-client";

/** One of the two calls that decide a deposit, with its input. */
export type DepositCall =
  | { by: "verify"; input: Input<typeof verifyDeposit.operation> }
  | { by: "reject"; input: Input<typeof rejectDepositOrder.operation> };

/** The call that verifies or rejects a deposit; only a rejection has a reason (money §4). */
export const depositCall = (action: DepositCall["by"], txId: string, rejectReason: string): DepositCall =>
  action === "verify"
    ? { by: "verify", input: { body: { txId } } }
    : { by: "reject", input: { body: { txId, rejectReason } } };
