// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List the Cloudflare tokens of an operator (content §7). */
export const listCfTokens = /* @__PURE__ */ query({ id: "listCfTokens", method: "get", path: "/api/operators/cf-tokens", tag: "cf-accounts", effect: "read", permission: "edit_cf_accounts", rows: "", record: true });
export const useListCfTokens = /* @__PURE__ */ queryHook(listCfTokens);

/** List the Cloudflare accounts to choose from (content §7, money §7). */
export const listCfAccountChoices = /* @__PURE__ */ query({ id: "listCfAccountChoices", method: "get", path: "/api/operators/cf-tokens/v2", tag: "cf-accounts", effect: "read", permission: "view_domains", rows: "items", record: true });
export const useListCfAccountChoices = /* @__PURE__ */ queryHook(listCfAccountChoices);

/** Add a Cloudflare account by its token (content §5, §7). */
export const createCfAccount = /* @__PURE__ */ write({ id: "createCfAccount", method: "post", path: "/api/operators/cf-tokens/v2", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" });
export const useCreateCfAccount = /* @__PURE__ */ writeHook(createCfAccount);

/** Change a Cloudflare account (content §7). */
export const updateCfAccount = /* @__PURE__ */ write({ id: "updateCfAccount", method: "put", path: "/api/operators/cf-tokens/v2", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" });
export const useUpdateCfAccount = /* @__PURE__ */ writeHook(updateCfAccount);

/** Delete a Cloudflare account (content §2, §7). */
export const deleteCfAccount = /* @__PURE__ */ write({ id: "deleteCfAccount", method: "delete", path: "/api/operators/cf-tokens/v2", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" });
export const useDeleteCfAccount = /* @__PURE__ */ writeHook(deleteCfAccount);

/** List Cloudflare accounts (content §2). */
export const listCfAccounts = /* @__PURE__ */ query({ id: "listCfAccounts", method: "post", path: "/api/operators/cf-tokens/v2/list", tag: "cf-accounts", effect: "read", permission: "view_cf_accounts", rows: "items", record: true, counted: true });
export const useListCfAccounts = /* @__PURE__ */ queryHook(listCfAccounts);

/** Read one Cloudflare account, with its key (content §2). */
export const showCfAccount = /* @__PURE__ */ query({ id: "showCfAccount", method: "post", path: "/api/operators/cf-tokens/v2/show", tag: "cf-accounts", effect: "read", permission: "view_cf_accounts", record: true });
export const useShowCfAccount = /* @__PURE__ */ queryHook(showCfAccount);

/** Add a Cloudflare account for hostnames (content §5, §7). */
export const createCfAccountV3 = /* @__PURE__ */ write({ id: "createCfAccountV3", method: "post", path: "/api/operators/cf-tokens/v3/cf-accounts", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" });
export const useCreateCfAccountV3 = /* @__PURE__ */ writeHook(createCfAccountV3);

/** Change a Cloudflare account for hostnames (content §7). */
export const updateCfAccountV3 = /* @__PURE__ */ write({ id: "updateCfAccountV3", method: "put", path: "/api/operators/cf-tokens/v3/cf-accounts", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" });
export const useUpdateCfAccountV3 = /* @__PURE__ */ writeHook(updateCfAccountV3);

/** Delete a Cloudflare account for hostnames (content §2, §7). */
export const deleteCfAccountV3 = /* @__PURE__ */ write({ id: "deleteCfAccountV3", method: "delete", path: "/api/operators/cf-tokens/v3/cf-accounts", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" });
export const useDeleteCfAccountV3 = /* @__PURE__ */ writeHook(deleteCfAccountV3);

/** List Cloudflare accounts for hostnames (content §2). */
export const listCfAccountsV3 = /* @__PURE__ */ query({ id: "listCfAccountsV3", method: "post", path: "/api/operators/cf-tokens/v3/cf-accounts/list", tag: "cf-accounts", effect: "read", permission: "view_cf_accounts", rows: "items", record: true, counted: true });
export const useListCfAccountsV3 = /* @__PURE__ */ queryHook(listCfAccountsV3);

/** Read one Cloudflare account for hostnames, with its key (content §2). */
export const showCfAccountV3 = /* @__PURE__ */ query({ id: "showCfAccountV3", method: "post", path: "/api/operators/cf-tokens/v3/cf-accounts/show", tag: "cf-accounts", effect: "read", permission: "view_cf_accounts", record: true });
export const useShowCfAccountV3 = /* @__PURE__ */ queryHook(showCfAccountV3);
