import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import { balanceChangesOf, type BalanceChange } from "../db/balance-changes-of.ts";
import { balanceIn, movedIn, walletOf } from "../db/wallet-of.ts";
import type { Account } from "../session/accounts.ts";
import type { TransactionRow } from "../db/tables/transactions-tables.ts";

/** Who acts, in what world, and when. */
export type Actor = { db: Db; account: Account; clock: Clock };

/** How the account is named in what it does. */
export const nameOf = ({ nickname, email }: Account): string => nickname ?? email;

/** Now, as ISO 8601. */
export const nowOf = (clock: Clock): string => new Date(clock.now()).toISOString();

/** What has to move so that `after` has moved what it says: its moves, less those that `before` has made. */
const difference = (before: TransactionRow | undefined, after: TransactionRow): BalanceChange[] => [
  ...(before ? balanceChangesOf(before).map((move) => ({ ...move, amount: -move.amount })) : []),
  ...balanceChangesOf(after),
];

/** A claim of cashback is as far as its transaction; what was rejected or deleted can be claimed again. */
const followClaim = ({ claims }: Db["cashback"], { txId, status, isDeleted }: TransactionRow) => {
  const claim = claims.get(txId);
  const over = isDeleted || status === "REJECTED";
  if (claim && (over || status === "CONFIRMED"))
    claims.set(txId, { ...claim, status: over ? "REJECTED" : "CONFIRMED" });
};

/**
 * Puts a transaction, new or changed, and moves the player's money by what the change means. The only place that moves
 * a player's money.
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
  followClaim(db.cashback, settled);
  return settled;
};
