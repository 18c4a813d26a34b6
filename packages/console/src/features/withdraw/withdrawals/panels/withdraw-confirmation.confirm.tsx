import { useWithdrawalChecks } from "#entities/transaction/withdrawal/checks/use-withdrawal-checks.ts";
import { noteRule } from "#entities/transaction/withdrawal/decide/decision-words.tsx";
import { dailyLimit, useWithdrawalDecision } from "#entities/transaction/withdrawal/decide/use-withdrawal-decision.tsx";
import { WithdrawalSentence } from "#entities/transaction/withdrawal/decide/withdrawal-sentence.tsx";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

const DAILY = dailyLimit({ withNote: false });

/** Approves or rejects a player's withdrawal, pending or in progress, by the call of its provider (money §3, §4, §7). */
export const WithdrawConfirmation = ({
  params: { tx, action },
  ...panel
}: DialogPanelProps<"withdraw-confirmation">) => {
  const { now, isInProgress, amount, recordName, decisions, write, ...decision } = useWithdrawalDecision(tx, tx);
  return (
    <DecisionPanel
      {...panel}
      decisions={decisions}
      decision={action}
      noun="withdrawal"
      name={amount}
      recordName={recordName}
      write={write}
      queue={{ panel: "transaction-details", id: tx.txId }}
      note={noteRule(action, isInProgress)}
      checks={useWithdrawalChecks(now)}
      // The in-progress call has no such option.
      extra={action === "reject" && !isInProgress ? DAILY : undefined}
      reason={decision.reason}
      input={(note, extra) => decision.input(action, note, extra)}
      success={(answer) => decision.success(action, answer)}
      after={{ onUndone: decision.onUndone }}
    >
      <WithdrawalSentence of={now} />
    </DecisionPanel>
  );
};
