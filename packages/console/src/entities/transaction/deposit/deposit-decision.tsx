import { useRejectDepositOrder, useVerifyDeposit, type components } from "@backoffice/api-client";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import type { Writer } from "#kit/submit/writer.ts";
import { isUndecided } from "../is-undecided.ts";
import { useDepositChecks } from "./checks/use-deposit-checks.ts";
import { depositCall, type DepositCall } from "./deposit-call.ts";
import { DEPOSIT_DECISIONS, DEPOSIT_FAILURES, REJECT_REASON } from "./deposit-decisions.ts";
import { DepositSummary } from "./deposit-summary.tsx";
import { inQueue, useDeposit } from "./use-deposit.ts";

/** The two calls that decide a deposit, as one write with one permission. */
const useDecideDeposit = (): Writer<DepositCall> => {
  const verify = useVerifyDeposit();
  const reject = useRejectDepositOrder();
  return {
    operation: verify.operation,
    pending: verify.pending || reject.pending,
    send: (call, grant): Promise<unknown> =>
      call.by === "verify" ? verify.send(call.input, grant) : reject.send(call.input, grant),
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
      checks={useDepositChecks(tx)}
      subject={<DepositSummary tx={tx} amount={amount} />}
      offered={isUndecided(tx)}
      reason={() => reason}
      input={(action, rejectReason) => depositCall(action, tx.txId, rejectReason)}
      actionOf={({ by }: DepositCall) => by}
    />
  );
};
