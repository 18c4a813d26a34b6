import type { components } from "@backoffice/api-client";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useWithdrawalChecks } from "../checks/use-withdrawal-checks.ts";
import { isUndecided } from "../../is-undecided.ts";
import { decidedBy } from "./decision-call.ts";
import { noteRule } from "./decision-words.tsx";
import { dailyLimit, useWithdrawalDecision } from "./use-withdrawal-decision.tsx";
import { WithdrawalSentence } from "./withdrawal-sentence.tsx";

const DAILY = dailyLimit({ withNote: true });

/** Approves or rejects a withdrawal in its drawer, as the documented dialog does from its row (money §3, §4). */
export const WithdrawalDecision = ({ tx }: { tx: components["schemas"]["Transaction"] }) => {
  const panels = usePanels();
  const { now, isInProgress, amount, recordName, decisions, write, reason, input, success, onUndone } =
    useWithdrawalDecision(tx);
  return (
    <DecisionForm
      panel="transaction-details"
      id={tx.txId}
      noun="withdrawal"
      decisions={decisions}
      name={amount}
      recordName={recordName}
      write={write}
      note={noteRule("reject", isInProgress)}
      noteRequiredFor={isInProgress ? ["confirm", "reject"] : ["reject"]}
      extra={isInProgress ? undefined : DAILY}
      checks={useWithdrawalChecks(tx)}
      subject={<WithdrawalSentence of={now} />}
      offered={isUndecided(now)}
      reason={() => reason}
      // Tomani confirms through one of its gateways, in steps.
      instead={(action) =>
        action === "confirm" && now.gateway === "tomani" && !isInProgress
          ? () => panels.open("confirm-tomani-withdraw", { tx: now })
          : undefined
      }
      input={input}
      actionOf={decidedBy}
      success={success}
      after={{ onUndone }}
    >
      {/* Of a withdrawal that was sent, the headline does not say what a decision does. */}
      {isInProgress ? (
        <>
          Approve or reject <WithdrawalSentence of={now} /> {decisions.confirm.outcome} When rejected,{" "}
          {decisions.reject.outcome}
        </>
      ) : undefined}
    </DecisionForm>
  );
};
