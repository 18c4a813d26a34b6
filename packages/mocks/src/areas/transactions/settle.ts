import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { balanceChangesOf, type BalanceChange } from "./balance-changes-of.ts";
import { balanceIn, movedIn, walletOf } from "../wallet/wallet-of.ts";
import type { TransactionRow } from "./transactions-tables.ts";

/** The current time as ISO 8601. */
export const nowOf = (clock: Clock): string => new Date(clock.now()).toISOString();

/** The balance changes to apply: those of `after` less those that `before` has already made. */
const difference = (before: TransactionRow | undefined, after: TransactionRow): BalanceChange[] => [
  ...(before ? balanceChangesOf(before).map((move) => ({ ...move, amount: -move.amount })) : []),
  ...balanceChangesOf(after),
];

/** Gives a cashback claim the status of its transaction; a rejected or deleted one can be claimed again. */
const followClaim = ({ claims }: Db["cashback"], { txId, status, isDeleted }: TransactionRow) => {
  const claim = claims.get(txId);
  const over = isDeleted || status === "REJECTED";
  if (claim && (over || status === "CONFIRMED"))
    claims.set(txId, { ...claim, status: over ? "REJECTED" : "CONFIRMED" });
};

/** Gives a payout of affiliate profit the state of its transaction; the profit of one that is rejected or deleted is back. */
const followPayout = ({ withdrawals }: Db["affiliate"], tx: TransactionRow) => {
  const payout = withdrawals.get(tx.txId);
  if (!payout) return;
  withdrawals.set(tx.txId, {
    ...payout,
    status: tx.isDeleted ? "CANCELED" : tx.status,
    confirmedBy: tx.confirmedBy ?? tx.rejectedBy ?? null,
    confirmedAt: tx.confirmedAt ?? tx.rejectedAt ?? null,
    note: tx.noteForThePlayer ?? null,
  });
};

/**
 * Stores a new or changed transaction and applies its balance changes to the player's wallet. Nothing else changes a
 * player's wallet.
 */
export const settle = (db: Db, before: TransactionRow | undefined, after: TransactionRow): TransactionRow => {
  const { transactions, wallets } = db.transactions;
  const { playerId } = after.player;
  const wallet = walletOf(wallets, playerId);
  let now = wallet;
  for (const move of difference(before, after)) now = movedIn(now, move);
  const at = { wallet: after.walletType, currency: after.balanceCurrency };
  const [was, is] = [balanceIn(wallet, at), balanceIn(now, at)];
  const settled = was === is ? after : { ...after, balanceBefore: was, balanceAfter: is };
  if (now !== wallet) wallets.set(playerId, now);
  transactions.set(after.txId, settled);
  if (settled.transactionType === "CASHBACK") followClaim(db.cashback, settled);
  if (settled.transactionType === "AFFILIATE") followPayout(db.affiliate, settled);
  return settled;
};
