import { rejectDepositOrder, showTransaction, verifyDeposit, type components } from "@backoffice/api-client";
import { Ban, Check } from "lucide-react";
import { drawerLock, inProgressReason, transactionBulk } from "#entities/transaction/bulk/transaction-bulk.ts";
import { bulkCall, rereadBy, type Bulk } from "#kit/bulk/bulk.ts";
import { depositCall, type DepositCall } from "#entities/transaction/deposit/deposit-call.ts";
import { depositClosedReason } from "#entities/transaction/deposit/deposit-closed-reason.ts";
import { DEPOSIT_DECISIONS, REJECT_REASON } from "#entities/transaction/deposit/deposit-decisions.ts";

type Transaction = components["schemas"]["Transaction"];

const reason = (tx: Transaction) => depositClosedReason(tx) ?? inProgressReason(tx, "deposit");

/** The lock of the drawer, which sends both calls as one write. */
const inDrawer = (action: DepositCall["by"], tx: Transaction, note: string) => ({
  ...drawerLock(tx),
  operation: verifyDeposit.operation.id,
  input: depositCall(action, tx.txId, note),
});

/** Verifies or rejects several deposits (money §2, §4). */
export const depositBulk: Bulk<Transaction> = transactionBulk({
  noun: ["deposit", "deposits"],
  reread: rereadBy(showTransaction, ({ txId }: Transaction) => ({ body: { txId } })),
  actions: [
    {
      id: "verify",
      verb: DEPOSIT_DECISIONS.verify.verb,
      icon: Check,
      tone: "primary",
      outcome: "The providers are asked whether the payments have arrived. Players are credited for those that have.",
      reason,
      call: ({ txId }) => bulkCall(verifyDeposit, { body: { txId } }),
      locks: (tx) => [{ panel: "verify-deposit-confirmation", params: { tx } }, inDrawer("verify", tx, "")],
    },
    {
      id: "reject",
      verb: DEPOSIT_DECISIONS.reject.verb,
      icon: Ban,
      tone: "danger",
      outcome: DEPOSIT_DECISIONS.reject.outcome,
      note: REJECT_REASON,
      reason,
      call: ({ txId }, { note }) => bulkCall(rejectDepositOrder, { body: { txId, rejectReason: note } }),
      locks: (tx, { note }) => [{ panel: "reject-deposit-order", params: { tx } }, inDrawer("reject", tx, note)],
    },
  ],
});
