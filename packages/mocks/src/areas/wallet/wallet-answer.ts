import type { components } from "@backoffice/api-client/contract";
import { amount } from "../../db/money/amount.ts";
import type { Db } from "../../db/db.ts";
import { walletFields } from "./wallet-fields.ts";
import type { PlayerRow } from "../players/player-row.ts";

/**
 * A player's wallet in the form of the API: every balance, amounts held by withdrawals, and the total in US dollars.
 */
export const walletAnswer = (
  { transactions: { transactions, wallets } }: Db,
  { playerId, playerCode, opId }: PlayerRow,
): components["schemas"]["WalletOverview"] => {
  const { activeCurrency, wallet, bonusWallet } = walletFields(wallets, playerId);
  const held: Record<string, number> = {};
  for (const tx of transactions.values()) {
    if (tx.player.playerId !== playerId || tx.transactionType !== "WITHDRAW" || tx.isDeleted) continue;
    if (tx.status === "PENDING" || tx.status === "IN_PROGRESS")
      held[tx.fromCurrency] = amount((held[tx.fromCurrency] ?? 0) + tx.fromAmount, tx.fromCurrency);
  }
  const byCurrency = Object.fromEntries(
    Object.entries(wallet.byCurrency).map(([it, { balance }]) => [it, { balance, held: held[it] ?? 0 }]),
  );
  return { playerId, playerCode, opId, activeCurrency, byCurrency, inUSD: wallet.inUSD, bonusWallet };
};
