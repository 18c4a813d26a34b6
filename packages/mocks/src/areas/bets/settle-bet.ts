import type { components } from "@backoffice/api-client/contract";
import { inUSD } from "../../db/money/amount.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import { betDetails } from "./bet-details.ts";
import { newTransaction } from "../transactions/new-transaction.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { makeTransaction } from "../transactions/make-transaction.ts";
import { nowOf } from "../transactions/settle.ts";
import type { BetRow } from "./bets-tables.ts";

const payWin = (actor: Actor, { betId, currency, player }: BetRow, amount: number): void => {
  const winner = actor.db.players.get(player.playerId)!;
  const tx = newTransaction(actor, winner, { type: "BET_ADJUSTMENT", currency, amount, direction: "IN" });
  makeTransaction(actor, { ...tx, transactionSubType: "OTHER", betId });
};

/** Settles an open bet manually: a win of 0 is LOST, more is WON and paid into the wallet (content §7). */
export const settleBet = (
  actor: Actor,
  { betId, winAmount }: { betId: string; winAmount: number },
): components["schemas"]["BetDetails"] => {
  const { db, account, clock } = actor;
  const { bets } = db.bets;
  const bet = existing(visibleRow(db, account, bets.get(betId)), "This bet does not exist.");
  if (bet.status !== "OPEN") throw new Refusal(400, `This bet is no longer open: it is ${bet.status}.`);
  const win = Math.round(winAmount * 100);
  if (Math.abs(win / 100 - winAmount) > 1e-9)
    throw Refusal.ofFields({ winAmount: "The amount can have at most two decimals." });
  if (win > 0) payWin(actor, bet, win / 100);
  const settled: BetRow = {
    ...bet,
    status: win > 0 ? "WON" : "LOST",
    winAmount: win / 100,
    winAmountInUSD: inUSD(win / 100, bet.currency),
    settledAt: nowOf(clock),
    settledBy: displayName(account),
  };
  bets.set(betId, settled);
  return betDetails(settled);
};
