import { amount, inUSD } from "../../db/money/amount.ts";
import { walletOf } from "./wallet-of.ts";
import type { WalletRow } from "../transactions/transactions-tables.ts";

/**
 * A player's balances as player rows show them: by currency (always with US dollars), in total in US dollars, and the
 * bonuses.
 */
export const walletFields = (wallets: ReadonlyMap<string, WalletRow>, playerId: string) => {
  const { activeCurrency, balances, bonus } = walletOf(wallets, playerId);
  const currencies = new Set([activeCurrency, "USD", ...Object.keys(balances)]);
  const total = Object.entries(balances).reduce((sum, [currency, balance]) => sum + inUSD(balance, currency), 0);
  return {
    activeCurrency,
    wallet: {
      byCurrency: Object.fromEntries([...currencies].map((it) => [it, { balance: balances[it] ?? 0 }])),
      inUSD: { balance: amount(total) },
    },
    bonusWallet: { balanceInUsd: bonus },
  };
};
