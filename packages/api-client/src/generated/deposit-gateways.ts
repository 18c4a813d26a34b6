// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a deposit gateway (money §2, §7, §8). */
export const createDepositGateway = /* @__PURE__ */ write({ id: "createDepositGateway", method: "post", path: "/api/paymentsV2/deposit", tag: "deposit-gateways", effect: "write", permission: "edit_deposit_gateways" });
export const useCreateDepositGateway = /* @__PURE__ */ writeHook(createDepositGateway);

/** Change a deposit gateway (shell §2.1, money §2). */
export const updateDepositGateway = /* @__PURE__ */ write({ id: "updateDepositGateway", method: "put", path: "/api/paymentsV2/deposit", tag: "deposit-gateways", effect: "write", permission: "edit_deposit_gateways" });
export const useUpdateDepositGateway = /* @__PURE__ */ writeHook(updateDepositGateway);

/** Delete a deposit gateway (money §2, §7). */
export const deleteDepositGateway = /* @__PURE__ */ write({ id: "deleteDepositGateway", method: "delete", path: "/api/paymentsV2/deposit", tag: "deposit-gateways", effect: "write", permission: "delete_deposit_gateways" });
export const useDeleteDepositGateway = /* @__PURE__ */ writeHook(deleteDepositGateway);

/** List deposit gateways (shell §2.1, money §2). */
export const listDepositGateways = /* @__PURE__ */ query({ id: "listDepositGateways", method: "post", path: "/api/paymentsV2/deposit/list", tag: "deposit-gateways", effect: "read", permission: "view_deposit_gateways", rows: "items", record: true, counted: true });
export const useListDepositGateways = /* @__PURE__ */ queryHook(listDepositGateways);

/** Read one deposit gateway (shell §2.1, money §2). */
export const showDepositGateway = /* @__PURE__ */ query({ id: "showDepositGateway", method: "post", path: "/api/paymentsV2/deposit/show", tag: "deposit-gateways", effect: "read", permission: "view_deposit_gateways", record: true });
export const useShowDepositGateway = /* @__PURE__ */ queryHook(showDepositGateway);

/** Read the rates between wallets and gateways (money §3, §5, §7). */
export const getGatewayRates = /* @__PURE__ */ query({ id: "getGatewayRates", method: "post", path: "/api/paymentsV2/deposit/exchange-rates", tag: "deposit-gateways", effect: "read", permission: "signed_in", record: true });
export const useGetGatewayRates = /* @__PURE__ */ queryHook(getGatewayRates);
