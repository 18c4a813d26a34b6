// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Read the user's own operator (shell §6, §7). */
export const getMyOperator = /* @__PURE__ */ query({ id: "getMyOperator", method: "post", path: "/api/operators/me", tag: "operators", effect: "read", permission: "signed_in", record: true });
export const useGetMyOperator = /* @__PURE__ */ queryHook(getMyOperator);

/** Read one operator or brand (shell §7, content §7, money §7). */
export const showOperator = /* @__PURE__ */ query({ id: "showOperator", method: "post", path: "/api/operators/show", tag: "operators", effect: "read", permission: "signed_in", record: true });
export const useShowOperator = /* @__PURE__ */ queryHook(showOperator);

/** List the menu items of the user (shell §6, §7). */
export const listMenu = /* @__PURE__ */ query({ id: "listMenu", method: "get", path: "/api/operators/menu-list", tag: "operators", effect: "read", permission: "signed_in", rows: "", record: true });
export const useListMenu = /* @__PURE__ */ queryHook(listMenu);

/** List operators and brands (shell §2.1, §2.2). */
export const listOperators = /* @__PURE__ */ query({ id: "listOperators", method: "post", path: "/api/operators/list", tag: "operators", effect: "read", permission: "view_operators", rows: "items", record: true, counted: true });
export const useListOperators = /* @__PURE__ */ queryHook(listOperators);

/** List the brands of operators (shell §2.1, §2.2). */
export const listBrands = /* @__PURE__ */ query({ id: "listBrands", method: "post", path: "/api/operators/brands/list", tag: "operators", effect: "read", permission: "brands_access", rows: "items", record: true, counted: true });
export const useListBrands = /* @__PURE__ */ queryHook(listBrands);

/** Add a brand to an operator (money §3, §5, §7). */
export const createBrand = /* @__PURE__ */ write({ id: "createBrand", method: "post", path: "/api/operators/brands/new/v3", tag: "operators", effect: "write", permission: "create_brands" });
export const useCreateBrand = /* @__PURE__ */ writeHook(createBrand);

/** Read an operator's affiliate and cashback settings (money §7). */
export const getOperatorSettings = /* @__PURE__ */ query({ id: "getOperatorSettings", method: "get", path: "/api/operators/settings", tag: "operators", effect: "read", permission: "view_operator_settings", record: true });
export const useGetOperatorSettings = /* @__PURE__ */ queryHook(getOperatorSettings);

/** Change an operator's affiliate and cashback settings (shell §2.2; money §1, §5). */
export const updateOperatorSettings = /* @__PURE__ */ write({ id: "updateOperatorSettings", method: "put", path: "/api/operators/settings", tag: "operators", effect: "write", permission: "edit_operator_settings" });
export const useUpdateOperatorSettings = /* @__PURE__ */ writeHook(updateOperatorSettings);

/** Move an operator or brand under a parent operator (money §4, §5, §7). */
export const transformOperator = /* @__PURE__ */ write({ id: "transformOperator", method: "post", path: "/api/operators/transform", tag: "operators", effect: "write", permission: "transform_operators", outcome: {"field":"success","done":true,"undone":false} });
export const useTransformOperator = /* @__PURE__ */ writeHook(transformOperator);

/** Make a brand an operator of its own (content §2, §4, §7; money §5). */
export const transformBrand = /* @__PURE__ */ write({ id: "transformBrand", method: "post", path: "/api/operators/transform/brand", tag: "operators", effect: "write", permission: "transform_operators" });
export const useTransformBrand = /* @__PURE__ */ writeHook(transformBrand);

/** Tell search engines that pages have changed (content §5, §7). */
export const notifyCrawlers = /* @__PURE__ */ write({ id: "notifyCrawlers", method: "post", path: "/api/operators/update/indexnow/notify", tag: "operators", effect: "write", permission: "notify_crawlers", addresses: {"body.urls.*":["https","http"]} });
export const useNotifyCrawlers = /* @__PURE__ */ writeHook(notifyCrawlers);
