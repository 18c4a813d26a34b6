import type { components } from "@backoffice/api-client/contract";
import { existing, Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import { newTransaction } from "../transactions/new-transaction.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { nowOf, settle } from "../transactions/settle.ts";
import type { WinnerRow } from "./tournaments-tables.ts";

const pay = (actor: Actor, { playerId, currency, prizeAmount: amount }: WinnerRow, noteForThePlayer: string): void => {
  const winner = actor.db.players.get(playerId)!;
  const tx = newTransaction(actor, winner, { type: "TOURNAMENT_PRIZE", currency, amount, direction: "IN" });
  settle(actor.db, undefined, { ...tx, noteForThePlayer: noteForThePlayer.trim() || null });
};

/** Pays a prize into the wallet or rejects it; a decision is final (money §4). */
export const payTournamentPrize = (
  actor: Actor,
  { type, winnerId, playerCode, noteForThePlayer }: components["schemas"]["PrizeDecision"],
): WinnerRow => {
  const { db, account, clock } = actor;
  const row = existing(visibleRow(db, account, db.tournaments.winners.get(winnerId)), "This winner does not exist.");
  if (row.playerCode !== playerCode) throw Refusal.ofFields({ playerCode: "This prize was won by another player." });
  if (type === "reject" && noteForThePlayer.trim() === "")
    throw Refusal.ofFields({ noteForThePlayer: "The note for the player is required." });
  if (row.status !== "PENDING")
    throw new Refusal(
      400,
      `This prize has already been ${row.status === "CONFIRMED" ? "paid" : "rejected"} by ${row.decidedBy ?? "someone"}.`,
    );
  if (type === "approve") pay(actor, row, noteForThePlayer);
  const decided: WinnerRow = {
    ...row,
    status: type === "approve" ? "CONFIRMED" : "REJECTED",
    noteForThePlayer,
    decidedBy: displayName(account),
    decidedAt: nowOf(clock),
  };
  db.tournaments.winners.set(winnerId, decided);
  return decided;
};
