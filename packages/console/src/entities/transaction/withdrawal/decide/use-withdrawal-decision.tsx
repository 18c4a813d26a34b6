import { decideJbWithdrawal, isUndone, useShowWithdrawal, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { amountText } from "#entities/money/amount-text.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useFirstRead } from "#kit/queue/use-first-read.ts";
import { showFailure } from "#kit/submit/failure-store.ts";
import { transactionName } from "../../transaction-name.ts";
import { decidedBy, decisionCall, type Action, type DecisionAnswer, type DecisionCall } from "./decision-call.ts";
import { decisionReason } from "./decision-reason.ts";
import { approvedWords, decisionWords } from "./decision-words.tsx";
import { useDecide } from "./use-decide.ts";

type Transaction = components["schemas"]["Transaction"];

const daily = z.object({ countsTowardDailyLimit: z.boolean() });
const fields = createFields(daily);

/** On a rejection only, on by default and optional (money §5, ruling 43). */
export const dailyLimit = ({ withNote }: { withNote: boolean }) => ({
  schema: daily,
  withNote,
  values: { countsTowardDailyLimit: true },
  fields: <fields.CheckboxField name="countsTowardDailyLimit" label="Include in Daily Withdraw Request" />,
});

/**
 * A withdrawal under decision, refetched since another user may decide it, the player cancel it, or its provider take
 * it. The decision applies to what is shown: in a dialog the originating row, in a drawer the loaded record.
 */
export const useWithdrawalDecision = (tx: Transaction, openedFrom?: Transaction) => {
  const panels = usePanels();
  const { locale } = useLocale();
  const write = useDecide();
  const query = useShowWithdrawal({ body: { txId: tx.txId } }, { staleTime: 0 });
  const { data: read, error } = query;
  const shown = useFirstRead<Transaction>(query, openedFrom);
  const now = read ?? tx;
  const isInProgress = now.status === "IN_PROGRESS";
  const provider = now.gateway ?? "its provider";
  const decisions = decisionWords(isInProgress, provider, amountText(now.fromAmount, now.fromCurrency, locale));
  const unread = error
    ? `This withdrawal could not be loaded: ${error.message}`
    : "Wait until the withdrawal has loaded.";
  return {
    now,
    isInProgress,
    amount: amountText(now.toAmount, now.toCurrency, locale),
    recordName: transactionName(now, locale),
    decisions,
    write,
    /** Reason why it cannot be decided now. */
    reason: (shown && decisionReason(shown, now)) ?? (shown && read ? undefined : unread),
    input: (action: Action, note: string, { countsTowardDailyLimit }: { countsTowardDailyLimit?: boolean }) => {
      if (!read) throw new Error("A withdrawal was decided before it was read");
      return decisionCall(read, action, {
        note,
        countsTowardDailyLimit: countsTowardDailyLimit ?? read.countsTowardDailyLimit,
      });
    },
    success: (action: Action, answer: DecisionAnswer) =>
      action === "confirm" ? approvedWords(answer, provider) : decisions.reject.success,
    /** jb answers status 0 if it refuses a decision: only an approval can be forced (ruling 44). */
    onUndone: (answer: DecisionAnswer, call: DecisionCall) => {
      if (call.by !== "jb" || !isUndone(decideJbWithdrawal.operation, answer)) return undefined;
      const { description } = answer as components["schemas"]["JbAnswer"];
      const { verb } = decisions[decidedBy(call)];
      return () =>
        decidedBy(call) === "confirm" && read
          ? panels.open("force-approve", { withdrawal: read, decision: call.input.body, description })
          : showFailure({
              title: `Unable To ${verb} Withdrawal`,
              messages: [description ?? "jb did not accept the withdrawal."],
            });
    },
  };
};
