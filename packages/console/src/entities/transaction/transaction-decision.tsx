import type { components } from "@backoffice/api-client";
import { can, useSession, type Session } from "#kit/session/session.ts";
import { DepositDecision } from "./deposit/deposit-decision.tsx";
import { PayoutDecision } from "./payout/payout-decision.tsx";
import { isPayoutType } from "./payout/payout-kinds.ts";
import { WithdrawalDecision } from "./withdrawal/decide/withdrawal-decision.tsx";

type Transaction = components["schemas"]["Transaction"];

/** Whether the transaction is decided in its drawer; withdrawals must be loaded first, with their own permission. */
export const isDecidedInDrawer = ({ transactionType }: Transaction, session: Session): boolean =>
  transactionType === "WITHDRAW"
    ? can(session, "view_withdrawals")
    : transactionType === "DEPOSIT" || isPayoutType(transactionType);

/** Approves, verifies or rejects a transaction in its drawer, by type; nothing if no decision is open. */
export const TransactionDecision = ({ tx }: { tx: Transaction }) => {
  const session = useSession();
  if (!isDecidedInDrawer(tx, session)) return null;
  if (tx.transactionType === "WITHDRAW") return <WithdrawalDecision key={tx.txId} tx={tx} />;
  if (tx.transactionType === "DEPOSIT") return <DepositDecision key={tx.txId} tx={tx} />;
  return isPayoutType(tx.transactionType) && <PayoutDecision key={tx.txId} tx={tx} type={tx.transactionType} />;
};
