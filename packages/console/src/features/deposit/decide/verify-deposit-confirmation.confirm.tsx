import { useVerifyDeposit } from "@backoffice/api-client";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useDepositChecks } from "#entities/transaction/deposit/checks/use-deposit-checks.ts";
import { DEPOSIT_DECISIONS, DEPOSIT_FAILURES } from "#entities/transaction/deposit/deposit-decisions.ts";
import { DepositSummary } from "#entities/transaction/deposit/deposit-summary.tsx";
import { inQueue, useDeposit } from "#entities/transaction/deposit/use-deposit.ts";

/** Verifies a deposit with the payment provider, and credits the received amount (money §2, §4). */
export const VerifyDepositConfirmation = ({
  params: { tx: listed },
  ...panel
}: DialogPanelProps<"verify-deposit-confirmation">) => {
  const { tx, amount, recordName, reason } = useDeposit(listed);
  return (
    <DecisionPanel
      {...panel}
      title="Verify Deposit Confirmation"
      decisions={DEPOSIT_DECISIONS}
      decision="verify"
      noun="deposit"
      name={amount}
      recordName={recordName}
      queue={inQueue(tx)}
      write={useVerifyDeposit()}
      checks={useDepositChecks(tx)}
      input={() => ({ body: { txId: tx.txId } })}
      reason={reason}
      failure={DEPOSIT_FAILURES.verify}
    >
      <DepositSummary tx={tx} amount={amount} />
    </DecisionPanel>
  );
};
