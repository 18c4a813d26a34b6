import type { TransactionRow } from "./tables/transactions-tables.ts";

/** What a transaction does to one balance of its player; signed. */
export type BalanceChange = { wallet: "MAIN" | "BONUS"; currency: string; amount: number };

/**
 * What a transaction, as it stands, has moved. A withdrawal takes its amount when it is asked for and gives it back when
 * it comes to nothing; everything else moves when it is confirmed. A player's balances are the sums of these.
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
