import {
  decideAffiliateWithdrawal,
  decideBonusTransaction,
  decideCashback,
  decideReferralClaim,
  showTransaction,
  type components,
} from "@backoffice/api-client";
import { Ban, Check } from "lucide-react";
import { bulkCall, rereadBy, type Bulk, type BulkAction, type BulkCall } from "#kit/bulk/bulk.ts";
import { payoutPanel } from "../actions/payout-actions.ts";
import { PAYOUT_KINDS, isPayoutType, type PayoutType } from "../payout/payout-kinds.ts";
import { payoutReason } from "../payout/payout-reason.ts";
import { payoutNote } from "../payout/payout-words.tsx";
import { drawerLock, transactionBulk } from "./transaction-bulk.ts";

type Schemas = components["schemas"];
type Transaction = Schemas["Transaction"];
type Action = Schemas["ConfirmOrReject"];

/** Call that decides each payout type (money §7). */
const CALLS = {
  BONUS: (body) => bulkCall(decideBonusTransaction, { body }),
  CASHBACK: (body) => bulkCall(decideCashback, { body }),
  AFFILIATE: (body) => bulkCall(decideAffiliateWithdrawal, { body }),
  REFERRAL_PROFIT: (body) => bulkCall(decideReferralClaim, { body }),
} satisfies Record<PayoutType, (body: Schemas["TransactionDecision"]) => BulkCall>;

/** Other types are excluded with a reason and never sent. */
const typeOf = ({ transactionType: type }: Transaction): PayoutType => {
  if (!isPayoutType(type)) throw new Error(`${type} is not a payout`);
  return type;
};

const decide = (action: Action): BulkAction<Transaction> => {
  const isApproval = action === "confirm";
  return {
    id: action,
    verb: isApproval ? "Approve" : "Reject",
    icon: isApproval ? Check : Ban,
    tone: isApproval ? "primary" : "danger",
    outcome: isApproval ? "They go into the players' wallets." : "Nothing is paid.",
    note: payoutNote(action),
    reason: (tx) =>
      isPayoutType(tx.transactionType)
        ? payoutReason({ tx, action }, tx, PAYOUT_KINDS[tx.transactionType].noun)
        : "Nothing is paid out by this transaction.",
    call: (tx, { note }) =>
      CALLS[typeOf(tx)]({
        txId: tx.txId,
        actionType: action,
        noteForThePlayer: note,
        playerCode: tx.player.playerCode,
      }),
    locks: (tx) => [{ panel: payoutPanel(typeOf(tx)), params: { tx, action } }, drawerLock(tx)],
  };
};

/** Approves or rejects several payouts: bonuses, cashback, affiliate profits, referral claims (money §4). */
export const payoutBulk: Bulk<Transaction> = transactionBulk({
  noun: ["payout", "payouts"],
  reread: rereadBy(showTransaction, ({ txId }: Transaction) => ({ body: { txId } })),
  actions: [decide("confirm"), decide("reject")],
});
