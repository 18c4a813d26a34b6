import { amount } from "../../db/money/amount.ts";
import type { BalanceChange } from "../transactions/balance-changes-of.ts";
import type { WalletRow } from "../transactions/transactions-tables.ts";

const CURRENCIES = ["USD", "EUR", "USD", "TRY", "USDT", "EUR", "SEK", "BRL"] as const;

/** The currency that the player chose on registration. */
const firstCurrency = (playerId: string): string =>
  CURRENCIES[(playerId.charCodeAt(0) * 7 + playerId.charCodeAt(playerId.length - 1)) % CURRENCIES.length]!;

/** The wallet of a player; empty before the first movement. */
export const walletOf = (wallets: ReadonlyMap<string, WalletRow>, playerId: string): WalletRow =>
  wallets.get(playerId) ?? { activeCurrency: firstCurrency(playerId), balances: {}, bonus: 0 };

/** The balance that a movement changes. */
export const balanceIn = (wallet: WalletRow, { wallet: type, currency }: Omit<BalanceChange, "amount">): number =>
  type === "BONUS" ? wallet.bonus : (wallet.balances[currency] ?? 0);

/** The wallet after a movement. */
export const movedIn = (wallet: WalletRow, move: BalanceChange): WalletRow => {
  const after = amount(balanceIn(wallet, move) + move.amount, move.currency);
  return move.wallet === "BONUS"
    ? { ...wallet, bonus: after }
    : { ...wallet, balances: { ...wallet.balances, [move.currency]: after } };
};
