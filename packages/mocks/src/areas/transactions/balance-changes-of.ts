import type { TransactionRow } from "./transactions-tables.ts";

/** A change of one balance of a player, signed. */
export type BalanceChange = { wallet: "MAIN" | "BONUS"; currency: string; amount: number };

/**
 * The balance changes that a transaction has caused in its current status. A withdrawal takes its amount when it is
 * requested and returns it when it fails; other transactions count once confirmed. Balances are the sums of these.
 */
export const balanceChangesOf = (tx: TransactionRow): BalanceChange[] => {
  if (tx.isDeleted) return [];
  const wallet = tx.walletType;
  const confirmed = tx.status === "CONFIRMED";
  if (tx.transactionType === "WITHDRAW")
    return tx.status === "REJECTED" || tx.status === "CANCELED"
      ? []
      : [{ wallet, currency: tx.fromCurrency, amount: -tx.fromAmount }];
  if (!confirmed) return [];
  if (tx.transactionType === "CONVERT")
    return [
      { wallet, currency: tx.fromCurrency, amount: -tx.fromAmount },
      { wallet, currency: tx.toCurrency, amount: tx.toAmount },
    ];
  return [{ wallet, currency: tx.balanceCurrency, amount: tx.direction === "IN" ? tx.toAmount : -tx.fromAmount }];
};
