import { useRejectDepositOrder, useVerifyDeposit, type components } from "@backoffice/api-client";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import type { Writer } from "#kit/submit/writer.ts";
import { isUndecided } from "../is-undecided.ts";
import { DEPOSIT_DECISIONS, DEPOSIT_FAILURES, REJECT_REASON } from "./deposit-decisions.ts";
import { DepositSummary } from "./deposit-summary.tsx";
import { inQueue, useDeposit } from "./use-deposit.ts";

type DepositCall = { action: "verify" | "reject"; txId: string; rejectReason: string };

/** The two calls that decide a deposit, as one write with one permission. */
const useDecideDeposit = (): Writer<DepositCall> => {
  const verify = useVerifyDeposit();
  const reject = useRejectDepositOrder();
  return {
    operation: verify.operation,
    pending: verify.pending || reject.pending,
    send: ({ action, txId, rejectReason }, grant): Promise<unknown> =>
      action === "verify"
        ? verify.send({ body: { txId } }, grant)
        : reject.send({ body: { txId, rejectReason } }, grant),
  };
};

/** Verifies or rejects a deposit in its drawer, as the documented dialogs do from its row (money §2, §4). */
export const DepositDecision = ({ tx: listed }: { tx: components["schemas"]["Transaction"] }) => {
  const { tx, amount, recordName, reason } = useDeposit(listed);
  const write = useDecideDeposit();
  return (
    <DecisionForm
      {...inQueue(tx)}
      noun="deposit"
      decisions={DEPOSIT_DECISIONS}
      name={amount}
      recordName={recordName}
      write={write}
      failure={(action) => DEPOSIT_FAILURES[action]}
      note={{ ...REJECT_REASON, help: "Only for a rejection." }}
      noteRequiredFor={["reject"]}
      offered={isUndecided(tx)}
      reason={() => reason}
      input={(action, rejectReason) => ({ action, txId: tx.txId, rejectReason })}
    >
      Verify or reject <DepositSummary tx={tx} amount={amount} /> {DEPOSIT_DECISIONS.verify.outcome} When rejected, no
      balance changes.
    </DecisionForm>
  );
};
