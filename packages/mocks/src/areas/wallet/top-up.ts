import type { components } from "@backoffice/api-client/contract";
import { amount, amountWords, digitsOf, inUSD, rateOf } from "../../db/money/amount.ts";
import { toppedUpToday } from "./topped-up-today.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { Refusal } from "../../request/refusal.ts";
import { balanceIn, walletOf } from "./wallet-of.ts";
import { newTransaction } from "../transactions/new-transaction.ts";
import { playerOf } from "../players/player-of.ts";
import type { Actor } from "../../commands/actor.ts";
import { makeTransaction } from "../transactions/make-transaction.ts";
import type { PlayerRow } from "../players/player-row.ts";
import type { TransactionRow } from "../transactions/transactions-tables.ts";

type Action = components["schemas"]["TopUpAction"];
type TopUp = {
  note: string;
  amount: number;
  currency: string;
  playerCode: string;
  reason: components["schemas"]["TopUpReason"];
  action: Action;
};

/** The operator or brand whose daily limit counts: staff of an operator use their own, all others the player's (money §6). */
const limiting = ({ account: { role, user } }: Actor, player: PlayerRow): string =>
  isPlatform(role) || user.op === null || user.parentOpId !== null ? player.opId : user.op;

/** Whether an increase by so many US dollars goes beyond the day's limit. */
const isBeyondLimit = (actor: Actor, player: PlayerRow, usd: number): boolean => {
  const opId = limiting(actor, player);
  const limit = actor.db.operatorAdmin.extras.get(opId)?.limits.dailyTopupLimitInUSD ?? 0;
  return sumOf([toppedUpToday(actor.db, actor.clock, opId), usd]) > limit;
};

/**
 * Increases or decreases a wallet; a decrease cannot exceed the balance, increases have a daily limit (money §4, §8).
 */
export const topUp = (actor: Actor, { note, playerCode, reason, action, ...asked }: TopUp): TransactionRow => {
  const player = playerOf(actor, { playerCode });
  if (note.trim() === "") throw Refusal.ofFields({ note: "The note is required." });
  const currency = asked.currency.trim().toUpperCase();
  if (rateOf(currency) === undefined) throw Refusal.ofFields({ currency: `There is no wallet in ${currency}.` });
  const value = amount(asked.amount, currency);
  const least = (10 ** -digitsOf(currency)).toFixed(digitsOf(currency));
  if (value <= 0) throw Refusal.ofFields({ amount: `The amount must be at least ${least}.` });
  if (value !== asked.amount)
    throw Refusal.ofFields({ amount: `An amount of ${currency} has at most ${digitsOf(currency)} decimals.` });
  const wallet = walletOf(actor.db.transactions.wallets, player.playerId);
  const there = balanceIn(wallet, { wallet: "MAIN", currency });
  if (action === "deduct" && value > there)
    throw Refusal.ofFields({ amount: `The player has only ${amountWords(there, currency)}.` });
  if (action === "topup" && isBeyondLimit(actor, player, inUSD(value, currency)))
    throw new Refusal(400, "Topup Limit has been exceeded.", undefined, "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED");
  const direction = action === "topup" ? "IN" : "OUT";
  const tx = newTransaction(actor, player, { type: "TOPUP", currency, amount: value, direction });
  return makeTransaction(actor, { ...tx, transactionSubType: "OTHER", note, reason });
};

/** Changes the bonus balance by a signed amount, not below 0 (money §5). */
export const topUpBonus = (
  actor: Actor,
  { note, playerCode, action, amount: asked }: { note: string; amount: number; playerCode: string; action: Action },
): TransactionRow => {
  const player = playerOf(actor, { playerCode });
  if (note.trim() === "") throw Refusal.ofFields({ note: "The note is required." });
  const value = amount(asked);
  if (value === 0) throw Refusal.ofFields({ amount: "The amount must not be 0." });
  if (value > 0 !== (action === "topup"))
    throw Refusal.ofFields({ action: "An increase has a positive amount, a decrease a negative one." });
  const there = walletOf(actor.db.transactions.wallets, player.playerId).bonus;
  if (there + value < 0)
    throw Refusal.ofFields({ amount: `The player has only ${amountWords(there, "USD")} of bonuses.` });
  const direction = value > 0 ? "IN" : "OUT";
  const tx = newTransaction(actor, player, { type: "TOPUP", currency: "USD", amount: Math.abs(value), direction });
  return makeTransaction(actor, { ...tx, transactionSubType: "OTHER", walletType: "BONUS", note });
};
