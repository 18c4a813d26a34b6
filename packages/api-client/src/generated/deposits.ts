// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List deposits (shell §2.1, money §2, §9). */
export const listDeposits = /* @__PURE__ */ query({ id: "listDeposits", method: "post", path: "/api/transactionsV2/deposit/list", tag: "deposits", effect: "read", permission: "view_deposits", rows: "items", record: true, counted: true });
export const useListDeposits = /* @__PURE__ */ queryHook(listDeposits);

/** Add up listed deposits (money §7). */
export const getDepositsTotal = /* @__PURE__ */ query({ id: "getDepositsTotal", method: "post", path: "/api/transactions/deposit/total-amount", tag: "deposits", effect: "read", permission: "view_deposits" });
export const useGetDepositsTotal = /* @__PURE__ */ queryHook(getDepositsTotal);

/** Verify a deposit (money §2, §4, §7). */
export const verifyDeposit = /* @__PURE__ */ write({ id: "verifyDeposit", method: "post", path: "/api/transactionsV2/deposit/verify", tag: "deposits", effect: "money", permission: "verify_deposits" });
export const useVerifyDeposit = /* @__PURE__ */ writeHook(verifyDeposit);

/** Reject a deposit (money §2, §4, §5, §7). */
export const rejectDepositOrder = /* @__PURE__ */ write({ id: "rejectDepositOrder", method: "post", path: "/api/transactionsV2/deposit/reject-deposit-order", tag: "deposits", effect: "money", permission: "verify_deposits" });
export const useRejectDepositOrder = /* @__PURE__ */ writeHook(rejectDepositOrder);

/** List the orders behind deposits (shell §2.1, money §2). */
export const listDepositOrders = /* @__PURE__ */ query({ id: "listDepositOrders", method: "post", path: "/api/transactionsV2/deposit/orders/list", tag: "deposits", effect: "read", permission: "view_deposits", rows: "items", record: true, counted: true });
export const useListDepositOrders = /* @__PURE__ */ queryHook(listDepositOrders);

/** Read the provider order of a deposit (money §2, §4). */
export const showDepositOrder = /* @__PURE__ */ query({ id: "showDepositOrder", method: "post", path: "/api/transactionsV2/deposit/orders/show", tag: "deposits", effect: "read", permission: "view_deposits", record: true });
export const useShowDepositOrder = /* @__PURE__ */ queryHook(showDepositOrder);

/** List the cards that players pay in with (shell §6, §9). */
export const listCardUsers = /* @__PURE__ */ query({ id: "listCardUsers", method: "post", path: "/api/paymentsV2/deposit/card-users/list", tag: "deposits", effect: "read", permission: "view_card_users", rows: "items", record: true, counted: true });
export const useListCardUsers = /* @__PURE__ */ queryHook(listCardUsers);
