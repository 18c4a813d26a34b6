import { amount } from "../db/money/amount.ts";
import type { Db } from "../db/db.ts";
import { balanceChangesOf } from "../areas/transactions/balance-changes-of.ts";

/** Every balance, and the sum of its changes by the player's transactions. */
export const sumsAndBalances = (db: Db) => {
  const { transactions, wallets } = db.transactions;
  const sums = new Map<string, number>();
  for (const tx of transactions.values())
    for (const move of balanceChangesOf(tx)) {
      const key = [tx.player.playerId, move.wallet, move.currency].join(" ");
      sums.set(key, amount((sums.get(key) ?? 0) + move.amount, move.currency));
    }
  const balances = new Map<string, number>();
  for (const [playerId, wallet] of wallets) {
    for (const [currency, balance] of Object.entries(wallet.balances))
      balances.set([playerId, "MAIN", currency].join(" "), balance);
    if (wallet.bonus !== 0 || sums.has([playerId, "BONUS", "USD"].join(" ")))
      balances.set([playerId, "BONUS", "USD"].join(" "), wallet.bonus);
  }
  return { balances: Object.fromEntries(balances), sums: Object.fromEntries(sums) };
};
