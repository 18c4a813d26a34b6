// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a withdraw gateway (money §2, §7, §8). */
export const createWithdrawGateway = /* @__PURE__ */ write({ id: "createWithdrawGateway", method: "post", path: "/api/paymentsV2/withdraw", tag: "withdraw-gateways", effect: "write", permission: "edit_withdraw_gateways" });
export const useCreateWithdrawGateway = /* @__PURE__ */ writeHook(createWithdrawGateway);

/** Change a withdraw gateway (shell §2.1, money §2). */
export const updateWithdrawGateway = /* @__PURE__ */ write({ id: "updateWithdrawGateway", method: "put", path: "/api/paymentsV2/withdraw", tag: "withdraw-gateways", effect: "write", permission: "edit_withdraw_gateways" });
export const useUpdateWithdrawGateway = /* @__PURE__ */ writeHook(updateWithdrawGateway);

/** Delete a withdraw gateway (money §2, §7). */
export const deleteWithdrawGateway = /* @__PURE__ */ write({ id: "deleteWithdrawGateway", method: "delete", path: "/api/paymentsV2/withdraw", tag: "withdraw-gateways", effect: "write", permission: "delete_withdraw_gateways" });
export const useDeleteWithdrawGateway = /* @__PURE__ */ writeHook(deleteWithdrawGateway);

/** List withdraw gateways (shell §2.1, money §2). */
export const listWithdrawGateways = /* @__PURE__ */ query({ id: "listWithdrawGateways", method: "post", path: "/api/paymentsV2/withdraw/list", tag: "withdraw-gateways", effect: "read", permission: "view_withdraw_gateways", rows: "items", record: true, counted: true });
export const useListWithdrawGateways = /* @__PURE__ */ queryHook(listWithdrawGateways);

/** Read one withdraw gateway (shell §2.1, money §2). */
export const showWithdrawGateway = /* @__PURE__ */ query({ id: "showWithdrawGateway", method: "post", path: "/api/paymentsV2/withdraw/show", tag: "withdraw-gateways", effect: "read", permission: "view_withdraw_gateways", record: true });
export const useShowWithdrawGateway = /* @__PURE__ */ queryHook(showWithdrawGateway);

/** Read the wallet behind a Utopia gateway (money §2, §5). */
export const showUtopiaWallet = /* @__PURE__ */ query({ id: "showUtopiaWallet", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/show", tag: "withdraw-gateways", effect: "read", permission: "view_utopia_wallets", record: true });
export const useShowUtopiaWallet = /* @__PURE__ */ queryHook(showUtopiaWallet);

/** Fill a Utopia wallet with a voucher (money §3, §5, §7). */
export const topUpUtopiaWallet = /* @__PURE__ */ write({ id: "topUpUtopiaWallet", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/topup", tag: "withdraw-gateways", effect: "money", permission: "edit_utopia_wallets" });
export const useTopUpUtopiaWallet = /* @__PURE__ */ writeHook(topUpUtopiaWallet);

/** Take money out of a Utopia wallet as a voucher (money §3, §5, §7). */
export const withdrawFromUtopiaWallet = /* @__PURE__ */ write({ id: "withdrawFromUtopiaWallet", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/withdraw", tag: "withdraw-gateways", effect: "money", permission: "edit_utopia_wallets" });
export const useWithdrawFromUtopiaWallet = /* @__PURE__ */ writeHook(withdrawFromUtopiaWallet);

/** List Utopia wallet transactions (money §2, §3). */
export const listUtopiaTransactions = /* @__PURE__ */ query({ id: "listUtopiaTransactions", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/transactions/list", tag: "withdraw-gateways", effect: "read", permission: "view_utopia_wallets", rows: "items", record: true, counted: true });
export const useListUtopiaTransactions = /* @__PURE__ */ queryHook(listUtopiaTransactions);

/** Read one of them (money §2, §3). */
export const showUtopiaTransaction = /* @__PURE__ */ query({ id: "showUtopiaTransaction", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/transactions/show", tag: "withdraw-gateways", effect: "read", permission: "view_utopia_wallets", record: true });
export const useShowUtopiaTransaction = /* @__PURE__ */ queryHook(showUtopiaTransaction);

/** List the gateways that Tomani can pay through (money §3, §7). */
export const listTomaniGateways = /* @__PURE__ */ query({ id: "listTomaniGateways", method: "get", path: "/api/transactionsV2/withdraw/tomani/gateways", tag: "withdraw-gateways", effect: "read", permission: "view_withdrawals", rows: "", record: true });
export const useListTomaniGateways = /* @__PURE__ */ queryHook(listTomaniGateways);

/** List the treasuries that withdrawals are paid from (shell §2.1). */
export const listTreasuries = /* @__PURE__ */ query({ id: "listTreasuries", method: "post", path: "/api/paymentsV2/withdraw/treasuries/list", tag: "withdraw-gateways", effect: "read", permission: "view_treasuries", rows: "items", record: true, counted: true });
export const useListTreasuries = /* @__PURE__ */ queryHook(listTreasuries);

/** Read the treasury account of an operator (shell §2.1). */
export const showTreasuryAccount = /* @__PURE__ */ query({ id: "showTreasuryAccount", method: "post", path: "/api/paymentsV2/withdraw/treasuries/show", tag: "withdraw-gateways", effect: "read", permission: "view_treasuries", record: true });
export const useShowTreasuryAccount = /* @__PURE__ */ queryHook(showTreasuryAccount);
