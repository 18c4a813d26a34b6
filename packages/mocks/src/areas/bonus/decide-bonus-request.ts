import type { Input } from "@backoffice/api-client/contract";
import { toCents } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import type { Actor } from "../../commands/actor.ts";
import { makeTransaction } from "../transactions/make-transaction.ts";
import { newTransaction } from "../transactions/new-transaction.ts";
import type { BonusRequestRow } from "./bonus-tables.ts";

type Decision = Input<Operations["decideBonusFormRequest"]>;

/** The player's open request with this form (at most one); else the one decided last. */
const requestOf = (
  db: Db,
  account: Account,
  { bonusId, playerCode }: Decision["body"],
): BonusRequestRow | undefined => {
  const all = [...db.bonus.requests.values()].filter((it) => it.bonusId === bonusId && it.playerCode === playerCode);
  return visibleRow(db, account, all.find((it) => it.status === "PENDING") ?? all[0]);
};

/**
 * Pays a bonus in US dollars, into the bonus wallet or, as cash, into the main one, and writes it down wherever it shows.
 * Free spins and free bets are granted by the game's provider and move no balance.
 */
const pay = (actor: Actor, request: BonusRequestRow, amountInUSD: number, note: string): void => {
  const { db } = actor;
  const isCash = request.prizeType === "CASH";
  if (!isCash && request.prizeType !== "BONUS_BALANCE") return;
  const player = db.players.get(request.playerId)!;
  const draft = newTransaction(actor, player, { type: "BONUS", currency: "USD", amount: amountInUSD, direction: "IN" });
  const tx = makeTransaction(actor, {
    ...draft,
    transactionSubType: "MANUAL_BONUS",
    walletType: isCash ? "MAIN" : "BONUS",
    note: note.trim() || null,
  });
  db.bonus.paid.set(tx.txId, { bonusId: request.bonusId, bonusTitle: request.bonusTitle });
};

/** Approves or rejects a player's request; approving pays the bonus (content §4, money §3). */
export const decideBonusRequest = (actor: Actor, { body, query }: Decision): BonusRequestRow => {
  const { db, account, clock } = actor;
  const request = requestOf(db, account, body);
  if (!request) throw new Refusal(404, "This request does not exist.");
  const asked = { bonusId: query?.bonusId ?? body.bonusId, opId: query?.opId ?? body.opId };
  if (request.opId !== body.opId || asked.opId !== body.opId || asked.bonusId !== body.bonusId)
    throw Refusal.ofFields({ opId: "This request belongs to another operator or form." });
  if (request.status !== "PENDING")
    throw new Refusal(
      400,
      `This request has already been ${request.status.toLowerCase()} by ${request.decidedBy ?? "someone"}.`,
    );
  if (body.action === "REJECT" && body.note.trim() === "") throw Refusal.ofFields({ note: "The note is required." });
  const moment = new Date(clock.now()).toISOString();
  const amountInUSD = body.action === "APPROVE" ? toCents(body.amountInUSD) : request.amountInUSD;
  const decided: BonusRequestRow = {
    ...request,
    amountInUSD,
    status: body.action === "APPROVE" ? "APPROVED" : "REJECTED",
    note: body.note,
    decidedAt: moment,
    decidedBy: account.nickname ?? account.email,
  };
  if (body.action === "APPROVE") pay(actor, request, amountInUSD, body.note);
  db.bonus.requests.set(request.requestId, decided);
  return decided;
};
