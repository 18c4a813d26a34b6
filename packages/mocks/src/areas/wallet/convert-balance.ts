import { exchanged, rateOf } from "../../db/money/amount.ts";
import { walletOf } from "./wallet-of.ts";
import { Refusal } from "../../request/refusal.ts";
import { newTransaction } from "../transactions/new-transaction.ts";
import { playerOf } from "../players/player-of.ts";
import type { Actor } from "../../commands/actor.ts";
import { settle } from "../transactions/settle.ts";
import type { TransactionRow } from "../transactions/transactions-tables.ts";

type Conversion = { fromCurrency: string; toCurrency: string; playerId: string; playerCode: string };

/** Converts a player's whole balance in one currency into another at today's rate (money §2, §7). */
export const convertBalance = (actor: Actor, conversion: Conversion): TransactionRow => {
  const player = playerOf(actor, { playerId: conversion.playerId });
  if (player.playerCode !== conversion.playerCode)
    throw Refusal.ofFields({ playerCode: "This is the code of another player." });
  const from = conversion.fromCurrency.trim().toUpperCase();
  const to = conversion.toCurrency.trim().toUpperCase();
  if (from === to) throw Refusal.ofFields({ toCurrency: "Choose another currency." });
  if (rateOf(to) === undefined) throw Refusal.ofFields({ toCurrency: `There is no rate for ${to}.` });
  const { wallets } = actor.db.transactions;
  const wallet = walletOf(wallets, player.playerId);
  const there = wallet.balances[from] ?? 0;
  if (there <= 0) throw Refusal.ofFields({ fromCurrency: `The player has no ${from}.` });
  const wanted = exchanged(there, from, to);
  if (wanted <= 0) throw Refusal.ofFields({ fromCurrency: `This is less than the least amount of ${to}.` });
  const tx = newTransaction(actor, player, { type: "CONVERT", currency: from, amount: there, direction: "IN" });
  const made = settle(actor.db, undefined, { ...tx, toAmount: wanted, toCurrency: to });
  // Converting the active currency makes the other one active.
  if (wallet.activeCurrency === from)
    wallets.set(player.playerId, { ...walletOf(wallets, player.playerId), activeCurrency: to });
  return made;
};
