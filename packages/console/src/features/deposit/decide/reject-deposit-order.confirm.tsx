import { useRejectDepositOrder } from "@backoffice/api-client";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DEPOSIT_DECISIONS, REJECT_REASON } from "#entities/transaction/deposit/deposit-decisions.ts";
import { DepositSummary } from "#entities/transaction/deposit/deposit-summary.tsx";
import { inQueue, useDeposit } from "#entities/transaction/deposit/use-deposit.ts";

/** Rejects a deposit with a reason; server messages are toasts (money §2, §4, §8). */
export const RejectDepositOrder = ({ params: { tx: listed }, ...panel }: DialogPanelProps<"reject-deposit-order">) => {
  const { tx, amount, recordName, reason } = useDeposit(listed);
  return (
    <DecisionPanel
      {...panel}
      title="Reject Deposit Order"
      decisions={DEPOSIT_DECISIONS}
      decision="reject"
      noun="deposit"
      name={amount}
      recordName={recordName}
      queue={inQueue(tx)}
      write={useRejectDepositOrder()}
      note={REJECT_REASON}
      noteName="rejectReason"
      input={(rejectReason) => ({ body: { txId: tx.txId, rejectReason } })}
      reason={reason}
      failure={{ look: "toasts" }}
    >
      <DepositSummary tx={tx} amount={amount} />
    </DecisionPanel>
  );
};
