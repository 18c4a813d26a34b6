import type { components } from "@backoffice/api-client/contract";
import type { TransactionRow } from "../db/tables/transactions-tables.ts";
import type { Actor } from "./actor.ts";
import { logActivity } from "./log-activity.ts";

type Code = components["schemas"]["TransactionAction"];
type Words = { code: Code; text: string };

/** What deciding about a transaction is called in the log, by its type; types that nobody decides about have none. */
const DECIDED: Partial<Record<TransactionRow["transactionType"], { confirm: Words; reject: Words }>> = {
  DEPOSIT: {
    confirm: { code: "DEPOSIT_VERIFIED", text: "Verified a deposit of *" },
    reject: { code: "DEPOSIT_REJECTED", text: "Rejected a deposit of *" },
  },
  WITHDRAW: {
    confirm: { code: "WITHDRAW_APPROVED", text: "Approved a withdrawal of *" },
    reject: { code: "WITHDRAW_REJECTED", text: "Rejected a withdrawal of *" },
  },
  BONUS: {
    confirm: { code: "BONUS_APPROVED", text: "Approved a bonus of *" },
    reject: { code: "BONUS_REJECTED", text: "Rejected a bonus of *" },
  },
  CASHBACK: {
    confirm: { code: "CASHBACK_APPROVED", text: "Approved a cashback of *" },
    reject: { code: "CASHBACK_REJECTED", text: "Rejected a cashback of *" },
  },
  AFFILIATE: {
    confirm: { code: "AFFILIATE_PROFIT_APPROVED", text: "Approved an affiliate's profit of *" },
    reject: { code: "AFFILIATE_PROFIT_REJECTED", text: "Rejected an affiliate's profit of *" },
  },
  REFERRAL_PROFIT: {
    confirm: { code: "REFERRAL_PROFIT_APPROVED", text: "Approved a referral profit of *" },
    reject: { code: "REFERRAL_PROFIT_REJECTED", text: "Rejected a referral profit of *" },
  },
};

const log = (
  { db, account, clock }: Actor,
  { txId, opId, player }: TransactionRow,
  { code, text }: Words,
  [before, after]: [object, object],
): void =>
  logActivity(db, account, clock, "transactions", {
    type: "TRANSACTIONS",
    subtype: code,
    message: text.replace("*", player.playerCode),
    opId,
    subject: { id: txId, title: player.playerCode },
    before: { ...before },
    after: { ...after },
  });

/** Logs that somebody confirmed or rejected a transaction, with its status before and after. */
export const logDecision = (
  actor: Actor,
  before: TransactionRow,
  after: TransactionRow,
  decision: "confirm" | "reject",
): void => {
  const words = DECIDED[before.transactionType]?.[decision];
  if (words) log(actor, before, words, [{ status: before.status }, { status: after.status }]);
};

/** Logs that somebody deleted a transaction. */
export const logDeletion = (actor: Actor, tx: TransactionRow): void =>
  log(actor, tx, { code: "TRANSACTION_DELETED", text: "Deleted a transaction of *" }, [
    { isDeleted: false },
    { isDeleted: true },
  ]);
