import type { components } from "@backoffice/api-client/contract";
import { amount, inUSD, rateOf } from "../db/amount.ts";
import { Refusal } from "../request/refusal.ts";
import { balanceIn, walletOf } from "../db/wallet-of.ts";
import { newTransaction } from "./new-transaction.ts";
import { playerOf } from "./player-of.ts";
import type { Actor } from "./actor.ts";
import { nowOf, settle } from "./settle.ts";
import type { TransactionRow } from "../db/tables/transactions-tables.ts";

type Action = components["schemas"]["TopUpAction"];
type TopUp = {
  note: string;
  amount: number;
  currency: string;
  playerCode: string;
  reason: components["schemas"]["TopUpReason"];
  action: Action;
};

/** The most that can be added to the wallets of an operator's players per day, in US dollars. */
const DAILY_LIMIT = 100_000;

/** The total added to the wallets of an operator's players since midnight UTC, in US dollars. */
const toppedUpToday = ({ db, clock }: Actor, opId: string): number => {
  const today = nowOf(clock).slice(0, 10);
  let sum = 0;
  for (const tx of db.transactions.transactions.values())
    if (tx.transactionType === "TOPUP" && tx.direction === "IN" && tx.opId === opId && tx.createdAt.startsWith(today))
      sum += tx.toAmountInUSD;
  return amount(sum);
};

/**
 * Increases or decreases a wallet; a decrease cannot exceed the balance, increases have a daily limit (money §4, §8).
 */
export const topUp = (
  actor: Actor,
  { note, playerCode, reason, action, ...asked }: TopUp,
): TransactionRow | Refusal => {
  const player = playerOf(actor, { playerCode });
  if (player instanceof Refusal) return player;
  if (note.trim() === "") return Refusal.ofFields({ note: "The note is required." });
  const currency = asked.currency.trim().toUpperCase();
  if (rateOf(currency) === undefined) return Refusal.ofFields({ currency: `There is no wallet in ${currency}.` });
  const value = amount(asked.amount);
  if (value <= 0) return Refusal.ofFields({ amount: "The amount must be at least 0.01." });
  const wallet = walletOf(actor.db.transactions.wallets, player.playerId);
  const there = balanceIn(wallet, { wallet: "MAIN", currency });
  if (action === "deduct" && value > there)
    return Refusal.ofFields({ amount: `The player has only ${there} ${currency}.` });
  if (action === "topup" && toppedUpToday(actor, player.opId) + inUSD(value, currency) > DAILY_LIMIT)
    return new Refusal(400, "Topup Limit has been exceeded.", undefined, "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED");
  const direction = action === "topup" ? "IN" : "OUT";
  const tx = newTransaction(actor, player, { type: "TOPUP", currency, amount: value, direction });
  return settle(actor.db, undefined, { ...tx, transactionSubType: "OTHER", note, reason });
};

/** Changes the bonus balance by a signed amount, not below 0 (money §5). */
export const topUpBonus = (
  actor: Actor,
  { note, playerCode, action, amount: asked }: { note: string; amount: number; playerCode: string; action: Action },
): TransactionRow | Refusal => {
  const player = playerOf(actor, { playerCode });
  if (player instanceof Refusal) return player;
  if (note.trim() === "") return Refusal.ofFields({ note: "The note is required." });
  const value = amount(asked);
  if (value === 0) return Refusal.ofFields({ amount: "The amount must not be 0." });
  if (value > 0 !== (action === "topup"))
    return Refusal.ofFields({ action: "An increase has a positive amount, a decrease a negative one." });
  const there = walletOf(actor.db.transactions.wallets, player.playerId).bonus;
  if (there + value < 0) return Refusal.ofFields({ amount: `The player has only ${there} USD of bonuses.` });
  const direction = value > 0 ? "IN" : "OUT";
  const tx = newTransaction(actor, player, { type: "TOPUP", currency: "USD", amount: Math.abs(value), direction });
  return settle(actor.db, undefined, { ...tx, transactionSubType: "OTHER", walletType: "BONUS", note });
};
