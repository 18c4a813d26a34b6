// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Approve or reject a partner's withdrawal (money §4, §6, §7). */
export const reviewPartnerWithdraw = /* @__PURE__ */ write({ id: "reviewPartnerWithdraw", method: "put", path: "/api/partners/transactions/withdraw", tag: "partner-withdrawals", effect: "money", permission: "approve_reject_partner_withdrawals" });
export const useReviewPartnerWithdraw = /* @__PURE__ */ writeHook(reviewPartnerWithdraw);

/** List the withdrawals of partners (shell §2.2, money §3). */
export const listPartnerWithdraws = /* @__PURE__ */ query({ id: "listPartnerWithdraws", method: "post", path: "/api/partners/transactions/withdraw/list", tag: "partner-withdrawals", effect: "read", permission: "view_partner_withdrawals", rows: "items", record: true, counted: true });
export const useListPartnerWithdraws = /* @__PURE__ */ queryHook(listPartnerWithdraws);

/** Read one withdrawal of a partner (money §2, §3). */
export const showPartnerWithdraw = /* @__PURE__ */ query({ id: "showPartnerWithdraw", method: "post", path: "/api/partners/transactions/withdraw/show", tag: "partner-withdrawals", effect: "read", permission: "view_partner_withdrawals", record: true });
export const useShowPartnerWithdraw = /* @__PURE__ */ queryHook(showPartnerWithdraw);

/** List the withdrawals of a partner (money §3, §7, §9). */
export const listPartnerWithdrawHistory = /* @__PURE__ */ query({ id: "listPartnerWithdrawHistory", method: "post", path: "/api/partners/transactions/withdraw-history", tag: "partner-withdrawals", effect: "read", permission: "view_partner_withdrawals", rows: "items", record: true, counted: true });
export const useListPartnerWithdrawHistory = /* @__PURE__ */ queryHook(listPartnerWithdrawHistory);

/** Request a withdrawal of a partner (money §3, §5, §7). */
export const requestPartnerWithdraw = /* @__PURE__ */ write({ id: "requestPartnerWithdraw", method: "post", path: "/api/partners/transactions/withdraw-balance", tag: "partner-withdrawals", effect: "money", permission: "request_partner_withdrawals" });
export const useRequestPartnerWithdraw = /* @__PURE__ */ writeHook(requestPartnerWithdraw);

/** Read the withdrawable balance of a partner (money §3). */
export const showPartnerWithdrawInfo = /* @__PURE__ */ query({ id: "showPartnerWithdrawInfo", method: "post", path: "/api/partners/transactions/withdraw-info", tag: "partner-withdrawals", effect: "read", permission: "view_partner_withdrawals", record: true });
export const useShowPartnerWithdrawInfo = /* @__PURE__ */ queryHook(showPartnerWithdrawInfo);
