import type { components } from "@backoffice/api-client/contract";
import type { TransactionRow } from "./transactions-tables.ts";

type Code = components["schemas"]["TransactionAction"];
export type Words = { code: Code; text: string };

/** Log codes of decisions on a transaction, by its type; types without decisions have none. */
export const DECIDED: Partial<Record<TransactionRow["transactionType"], { confirm: Words; reject: Words }>> = {
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

/** Other actions of staff; both are confirmed when they are made. */
export const MADE: Partial<
  Record<TransactionRow["transactionType"], Partial<Record<TransactionRow["direction"], Words>>>
> = {
  BONUS: { IN: { code: "BONUS_APPROVED", text: "Approved a bonus of *" } },
  TOPUP: {
    IN: { code: "TOPUP_INCREASED", text: "Topped up *" },
    OUT: { code: "TOPUP_DECREASED", text: "Deducted balance from *" },
  },
  BET_ADJUSTMENT: {
    IN: { code: "BET_ADJUSTED", text: "Adjusted a bet of *" },
    OUT: { code: "BET_ADJUSTED", text: "Adjusted a bet of *" },
  },
};
