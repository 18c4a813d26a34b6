import { useShowTransaction } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { usePayoutChecks } from "#entities/transaction/payout/checks/use-payout-checks.ts";
import { PAYOUT_KINDS, type PayoutType, type PayoutWriter } from "#entities/transaction/payout/payout-kinds.ts";
import { payoutReason } from "#entities/transaction/payout/payout-reason.ts";
import { PayoutSummary, payoutDecisions, payoutNote } from "#entities/transaction/payout/payout-words.tsx";
import { transactionName } from "#entities/transaction/transaction-name.ts";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { PayoutParams } from "../payout-params.ts";

type PayoutPanelProps = { params: PayoutParams; open: boolean; close: () => void };

/** Creates the panel that approves or rejects one type of payout (money §2, §4). */
export const payoutConfirmation = (type: PayoutType, useWrite: () => PayoutWriter) => {
  const kind = PAYOUT_KINDS[type];
  const { noun } = kind;
  const PayoutConfirmation = ({ params, ...panel }: PayoutPanelProps) => {
    const { tx, action } = params;
    const { locale } = useLocale();
    // Another user may decide meanwhile.
    const { data: read, error } = useShowTransaction({ body: { txId: tx.txId } }, { staleTime: 0 });
    const amount = amountText(tx.toAmount, tx.toCurrency, locale);
    const unread = error ? `This ${noun} could not be loaded: ${error.message}` : `Wait until the ${noun} has loaded.`;
    return (
      <DecisionPanel
        {...panel}
        decisions={payoutDecisions(kind, tx)}
        decision={action}
        noun={noun}
        name={amount}
        recordName={transactionName(tx, locale)}
        write={useWrite()}
        queue={{ panel: "transaction-details", id: tx.txId }}
        note={payoutNote(action)}
        noteName="noteForThePlayer"
        checks={usePayoutChecks(tx)}
        reason={read ? payoutReason(params, read, noun) : unread}
        input={(noteForThePlayer) => ({
          body: { txId: tx.txId, actionType: action, noteForThePlayer, playerCode: tx.player.playerCode },
        })}
      >
        <PayoutSummary {...{ noun, amount, tx }} />
      </DecisionPanel>
    );
  };
  return PayoutConfirmation;
};
