import type { Input } from "@backoffice/api-client/contract";
import { toCents } from "../db/amounts.ts";
import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import { createRandom } from "../db/random.ts";
import { inCurrency } from "../db/seed-reports.ts";
import type { Operations } from "../request/handler.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { visibleRow } from "../session/visible.ts";
import type { BonusRequestRow, BonusTransactionRow } from "../db/tables/bonus-tables.ts";

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

/** The balance of the player's bonus wallet after its latest movement. */
const balanceOf = (db: Db, playerId: string): number => {
  const moved = [...db.bonus.transactions.values()].filter((it) => it.playerId === playerId);
  return moved.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]?.balanceAfter ?? 0;
};

const pay = (db: Db, account: Account, request: BonusRequestRow, amountInUSD: number, moment: string) => {
  const toAmount = inCurrency(amountInUSD, request.currency);
  const balanceBefore = balanceOf(db, request.playerId);
  const movement: BonusTransactionRow = {
    txId: createRandom(`bonus-request/${request.requestId}`).uuid(),
    bonusId: request.bonusId,
    bonusTitle: request.bonusTitle,
    opId: request.opId,
    opTitle: request.opTitle,
    playerId: request.playerId,
    playerCode: request.playerCode,
    username: request.username,
    isTest: request.isTest,
    transactionSubType: "MANUAL_BONUS",
    status: "CONFIRMED",
    toAmount,
    toCurrency: request.currency,
    toAmountInUSD: amountInUSD,
    balanceBefore,
    balanceAfter: toCents(balanceBefore + toAmount),
    createdAt: moment,
    confirmedAt: moment,
    confirmedBy: account.nickname ?? account.email,
  };
  db.bonus.transactions.set(movement.txId, movement);
};

/** Approves or rejects a player's request; approving pays the bonus (content §4, money §3). */
export const decideBonusRequest = (
  db: Db,
  account: Account,
  clock: Clock,
  { body, query }: Decision,
): BonusRequestRow | Refusal => {
  const request = requestOf(db, account, body);
  if (!request) return new Refusal(404, "This request does not exist.");
  const asked = { bonusId: query?.bonusId ?? body.bonusId, opId: query?.opId ?? body.opId };
  if (request.opId !== body.opId || asked.opId !== body.opId || asked.bonusId !== body.bonusId)
    return Refusal.ofFields({ opId: "This request belongs to another operator or form." });
  if (request.status !== "PENDING")
    return new Refusal(
      400,
      `This request has already been ${request.status.toLowerCase()} by ${request.decidedBy ?? "someone"}.`,
    );
  if (body.action === "REJECT" && body.note.trim() === "") return Refusal.ofFields({ note: "The note is required." });
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
  if (body.action === "APPROVE") pay(db, account, request, amountInUSD, moment);
  db.bonus.requests.set(request.requestId, decided);
  return decided;
};
