// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Approve or reject a bank account (money §3, §4, §7). */
export const reviewBankAccount = /* @__PURE__ */ write({ id: "reviewBankAccount", method: "put", path: "/api/paymentsV2/withdraw/bank-accounts", tag: "bank-accounts", effect: "write", permission: "approve_reject_bank_accounts" });
export const useReviewBankAccount = /* @__PURE__ */ writeHook(reviewBankAccount);

/** List players' bank accounts (shell §2.2). */
export const listBankAccounts = /* @__PURE__ */ query({ id: "listBankAccounts", method: "post", path: "/api/paymentsV2/withdraw/bank-accounts/list", tag: "bank-accounts", effect: "read", permission: "view_bank_accounts", rows: "items", record: true, counted: true });
export const useListBankAccounts = /* @__PURE__ */ queryHook(listBankAccounts);

/** Read one bank account (shell §2.3). */
export const showBankAccount = /* @__PURE__ */ query({ id: "showBankAccount", method: "post", path: "/api/paymentsV2/withdraw/bank-accounts/show", tag: "bank-accounts", effect: "read", permission: "view_bank_accounts", record: true });
export const useShowBankAccount = /* @__PURE__ */ queryHook(showBankAccount);
