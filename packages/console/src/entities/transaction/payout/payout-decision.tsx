import {
  useDecideAffiliateWithdrawal,
  useDecideBonusTransaction,
  useDecideCashback,
  useDecideReferralClaim,
  useShowTransaction,
  type components,
} from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { useFirstRead } from "#kit/queue/use-first-read.ts";
import { transactionName } from "../transaction-name.ts";
import { usePayoutChecks } from "./checks/use-payout-checks.ts";
import { PAYOUT_KINDS, type PayoutType, type PayoutWriter } from "./payout-kinds.ts";
import { payoutReason } from "./payout-reason.ts";
import { PayoutSummary, payoutDecisions, payoutNote } from "./payout-words.tsx";

/** Call of each payout type (money §7). */
const WRITES: Record<PayoutType, () => PayoutWriter> = {
  BONUS: useDecideBonusTransaction,
  CASHBACK: useDecideCashback,
  AFFILIATE: useDecideAffiliateWithdrawal,
  REFERRAL_PROFIT: useDecideReferralClaim,
};

type PayoutDecisionProps = { tx: components["schemas"]["Transaction"]; type: PayoutType };

/** Approves or rejects a payout in its drawer, as the documented dialog does from its row (money §2, §4). */
export const PayoutDecision = ({ tx, type }: PayoutDecisionProps) => {
  const kind = PAYOUT_KINDS[type];
  const { noun } = kind;
  const useWrite = WRITES[type];
  const { locale } = useLocale();
  const write = useWrite();
  const query = useShowTransaction({ body: { txId: tx.txId } }, { staleTime: 0 });
  const { data: read, error } = query;
  const shown = useFirstRead(query);
  const now = read ?? tx;
  const unread = error ? `This ${noun} could not be loaded: ${error.message}` : `Wait until the ${noun} has loaded.`;
  const amount = amountText(now.toAmount, now.toCurrency, locale);
  const decisions = payoutDecisions(kind, now);
  return (
    <DecisionForm
      panel="transaction-details"
      id={tx.txId}
      noun={noun}
      decisions={decisions}
      name={amount}
      recordName={transactionName(now, locale)}
      write={write}
      failure={() => FIELDS}
      note={payoutNote("reject")}
      noteRequiredFor={["reject"]}
      checks={usePayoutChecks(tx)}
      subject={<PayoutSummary {...{ noun, amount }} tx={now} />}
      offered={now.status === "PENDING" && !now.isDeleted}
      reason={(action) => (shown && read ? payoutReason({ tx: shown, action }, read, noun) : unread)}
      input={(actionType, noteForThePlayer) => ({
        body: { txId: tx.txId, actionType, noteForThePlayer, playerCode: tx.player.playerCode },
      })}
      actionOf={({ body }) => body.actionType}
    />
  );
};

const FIELDS = { fieldNames: { noteForThePlayer: "note" } };
