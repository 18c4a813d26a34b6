// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List withdrawals (shell §2.1, money §2, §9). */
export const listWithdrawals = /* @__PURE__ */ query({ id: "listWithdrawals", method: "post", path: "/api/transactionsV2/withdraw/list", tag: "withdrawals", effect: "read", permission: "view_withdrawals", rows: "items", record: true, counted: true });
export const useListWithdrawals = /* @__PURE__ */ queryHook(listWithdrawals);

/** Read one withdrawal (money §2). */
export const showWithdrawal = /* @__PURE__ */ query({ id: "showWithdrawal", method: "post", path: "/api/transactionsV2/withdraw/show", tag: "withdrawals", effect: "read", permission: "view_withdrawals", record: true });
export const useShowWithdrawal = /* @__PURE__ */ queryHook(showWithdrawal);

/** List withdrawals of affiliates' profits (shell §2.1, money §2). */
export const listAffiliateProfitWithdrawals = /* @__PURE__ */ query({ id: "listAffiliateProfitWithdrawals", method: "post", path: "/api/transactions/affiliate/withdraw/list", tag: "withdrawals", effect: "read", permission: "view_withdrawals", rows: "items", record: true, counted: true });
export const useListAffiliateProfitWithdrawals = /* @__PURE__ */ queryHook(listAffiliateProfitWithdrawals);

/** Confirm or reject a withdrawal that is paid by hand (money §2, §3, §4, §7). */
export const decideWithdrawal = /* @__PURE__ */ write({ id: "decideWithdrawal", method: "put", path: "/api/transactionsV2/withdraw", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals" });
export const useDecideWithdrawal = /* @__PURE__ */ writeHook(decideWithdrawal);

/** Confirm or reject a withdrawal that jb pays (money §2, §3, §4, §7). */
export const decideJbWithdrawal = /* @__PURE__ */ write({ id: "decideJbWithdrawal", method: "put", path: "/api/transactionsV2/withdraw/jb", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals", outcome: {"field":"status","done":1,"undone":0} });
export const useDecideJbWithdrawal = /* @__PURE__ */ writeHook(decideJbWithdrawal);

/** Confirm a withdrawal although jb did not accept it (money §2, §3, §4, §7). */
export const forceJbWithdrawal = /* @__PURE__ */ write({ id: "forceJbWithdrawal", method: "put", path: "/api/transactionsV2/withdraw/jb/force", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals" });
export const useForceJbWithdrawal = /* @__PURE__ */ writeHook(forceJbWithdrawal);

/** Confirm a withdrawal through one of Tomani's gateways (money §2, §3, §4, §7). */
export const confirmTomaniWithdrawal = /* @__PURE__ */ write({ id: "confirmTomaniWithdrawal", method: "put", path: "/api/transactionsV2/withdraw/tomani", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals", outcome: {"field":"status","done":1,"undone":0} });
export const useConfirmTomaniWithdrawal = /* @__PURE__ */ writeHook(confirmTomaniWithdrawal);

/** Confirm or reject a withdrawal that is in progress (money §2, §3, §4, §7). */
export const decideWithdrawalInProgress = /* @__PURE__ */ write({ id: "decideWithdrawalInProgress", method: "put", path: "/api/transactionsV2/withdraw/in-progress", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals" });
export const useDecideWithdrawalInProgress = /* @__PURE__ */ writeHook(decideWithdrawalInProgress);

/** Confirm or reject a withdrawal that a provider pays (money §2, §3, §4, §7). */
export const decideProviderWithdrawal = /* @__PURE__ */ write({ id: "decideProviderWithdrawal", method: "put", path: "/api/transactionsV2/withdraw/{provider}", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals" });
export const useDecideProviderWithdrawal = /* @__PURE__ */ writeHook(decideProviderWithdrawal);

/** Send a withdrawal to its provider again (money §2, §4, §7). */
export const resendWithdrawal = /* @__PURE__ */ write({ id: "resendWithdrawal", method: "post", path: "/api/transactionsV2/withdraw/resend", tag: "withdrawals", effect: "money", permission: "resend_withdrawals" });
export const useResendWithdrawal = /* @__PURE__ */ writeHook(resendWithdrawal);

/** Send a withdrawal to CPG again (money §2, §4, §7). */
export const resendCpgWithdrawal = /* @__PURE__ */ write({ id: "resendCpgWithdrawal", method: "post", path: "/api/transactionsV2/withdraw/cpg/resend", tag: "withdrawals", effect: "money", permission: "resend_withdrawals" });
export const useResendCpgWithdrawal = /* @__PURE__ */ writeHook(resendCpgWithdrawal);
