import { useShowWithdrawal } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useRef } from "react";
import { z } from "zod";
import { amountText } from "#entities/money/amount-text.ts";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { showFailure } from "#kit/submit/failure-store.ts";
import { decisionCall, type DecisionCall } from "../decide/decision-call.ts";
import { decisionReason } from "../decide/decision-reason.ts";
import { approvedWords, decisionWords, noteRule } from "../decide/decision-words.tsx";
import { useDecide } from "../decide/use-decide.ts";
import { WithdrawalSentence } from "./withdrawal-sentence.tsx";

const daily = z.object({ countsTowardDailyLimit: z.boolean() });
const fields = createFields(daily);

/** Shown on a rejection and on by default; it need not be ticked (money §5, ruling 43). */
const DAILY = {
  schema: daily,
  values: { countsTowardDailyLimit: true },
  fields: <fields.CheckboxField name="countsTowardDailyLimit" label="Include in Daily Withdraw Request" />,
};

/** Approves or rejects a player's withdrawal, pending or in progress, by the call of its provider (money §3, §4, §7). */
export const WithdrawConfirmation = ({
  params: { tx, action },
  ...panel
}: DialogPanelProps<"withdraw-confirmation">) => {
  const panels = usePanels();
  const { locale } = useLocale();
  // Somebody else may decide meanwhile, the player cancel it, or its provider take it.
  const { data: read, error } = useShowWithdrawal({ body: { txId: tx.txId } }, { staleTime: 0 });
  const now = read ?? tx;
  const isInProgress = now.status === "IN_PROGRESS";
  const provider = now.gateway ?? "its provider";
  const amount = amountText(now.toAmount, now.toCurrency, locale);
  const decisions = decisionWords(isInProgress, provider, amountText(now.fromAmount, now.fromCurrency, locale));
  const unread = error ? `This withdrawal could not be read: ${error.message}` : "Wait until the withdrawal is read.";
  const sent = useRef<DecisionCall>(undefined);
  return (
    <DecisionPanel
      {...panel}
      decisions={decisions}
      decision={action}
      noun="withdrawal"
      name={amount}
      write={useDecide()}
      queue={{ panel: "transaction-details", id: tx.txId }}
      note={noteRule(action, isInProgress)}
      // The call of one in progress takes no such choice.
      extra={action === "reject" && !isInProgress ? DAILY : undefined}
      reason={decisionReason(tx, now) ?? (read ? undefined : unread)}
      input={(note, { countsTowardDailyLimit }) => {
        if (!read) throw new Error("A withdrawal was decided before it was read");
        sent.current = decisionCall(read, action, {
          note,
          countsTowardDailyLimit: countsTowardDailyLimit ?? read.countsTowardDailyLimit,
        });
        return sent.current;
      }}
      success={(answer) => (action === "confirm" ? approvedWords(answer, provider) : decisions.reject.success)}
      after={{
        onUndone: (answer) => {
          if (answer.status !== 0 || !("description" in answer) || !read || sent.current?.by !== "jb") return undefined;
          const { description } = answer;
          const decision = sent.current.input.body;
          return () =>
            // Only a confirmation can be forced.
            action === "confirm"
              ? panels.open("force-approve", { withdrawal: read, decision, description })
              : showFailure({ title: "Unable To Reject Withdrawal", messages: [description ?? "jb did not take it."] });
        },
      }}
    >
      <WithdrawalSentence of={now} />
    </DecisionPanel>
  );
};
