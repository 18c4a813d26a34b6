// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List transactions of every kind (shell §2.1, §2.2, money §2, §9). */
export const listTransactions = /* @__PURE__ */ query({ id: "listTransactions", method: "post", path: "/api/transactions/list", tag: "transactions", effect: "read", permission: "view_transactions", rows: "items", record: true, counted: true });
export const useListTransactions = /* @__PURE__ */ queryHook(listTransactions);

/** Add up listed transactions (money §7). */
export const getTransactionsTotal = /* @__PURE__ */ query({ id: "getTransactionsTotal", method: "post", path: "/api/transactions/total", tag: "transactions", effect: "read", permission: "view_transactions" });
export const useGetTransactionsTotal = /* @__PURE__ */ queryHook(getTransactionsTotal);

/** Read one transaction (shell §2.3, money §2). */
export const showTransaction = /* @__PURE__ */ query({ id: "showTransaction", method: "post", path: "/api/transactionsV2/show", tag: "transactions", effect: "read", permission: "view_transactions", record: true });
export const useShowTransaction = /* @__PURE__ */ queryHook(showTransaction);

/** List a player's cashbacks or referral profits (shell §7, money §7, §9). */
export const listTransactionHistory = /* @__PURE__ */ query({ id: "listTransactionHistory", method: "post", path: "/api/transactionsV2/list", tag: "transactions", effect: "read", permission: "view_transactions", rows: "items", record: true, counted: true });
export const useListTransactionHistory = /* @__PURE__ */ queryHook(listTransactionHistory);

/** Delete a transaction (money §2, §7). */
export const deleteTransaction = /* @__PURE__ */ write({ id: "deleteTransaction", method: "delete", path: "/api/transactionsV2", tag: "transactions", effect: "money", permission: "delete_transactions" });
export const useDeleteTransaction = /* @__PURE__ */ writeHook(deleteTransaction);

/** Confirm or reject a bonus (money §2, §4, §7). */
export const decideBonusTransaction = /* @__PURE__ */ write({ id: "decideBonusTransaction", method: "put", path: "/api/transactions/bonus", tag: "transactions", effect: "money", permission: "approve_reject_bonus_transactions" });
export const useDecideBonusTransaction = /* @__PURE__ */ writeHook(decideBonusTransaction);

/** Confirm or reject the withdrawal of a cashback (money §2, §4, §7). */
export const decideCashback = /* @__PURE__ */ write({ id: "decideCashback", method: "put", path: "/api/transactions/cashback", tag: "transactions", effect: "money", permission: "approve_reject_cashbacks" });
export const useDecideCashback = /* @__PURE__ */ writeHook(decideCashback);

/** Confirm or reject the withdrawal of an affiliate's profit (money §2, §4, §7). */
export const decideAffiliateWithdrawal = /* @__PURE__ */ write({ id: "decideAffiliateWithdrawal", method: "put", path: "/api/transactions/affiliate/withdraw", tag: "transactions", effect: "money", permission: "approve_reject_affiliate_withdrawals" });
export const useDecideAffiliateWithdrawal = /* @__PURE__ */ writeHook(decideAffiliateWithdrawal);

/** Approve or reject the claim of a referral (money §2, §7). */
export const decideReferralClaim = /* @__PURE__ */ write({ id: "decideReferralClaim", method: "put", path: "/api/transactionsV2/referral-claim", tag: "transactions", effect: "money", permission: "approve_reject_affiliate_withdrawals" });
export const useDecideReferralClaim = /* @__PURE__ */ writeHook(decideReferralClaim);
