// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a hostname (content §5, §7). */
export const createHostname = /* @__PURE__ */ write({ id: "createHostname", method: "post", path: "/api/operators/cf-tokens/v3/hostnames", tag: "hostnames", effect: "write", permission: "edit_hostnames" });
export const useCreateHostname = /* @__PURE__ */ writeHook(createHostname);

/** Move a hostname to another account (content §7). */
export const updateHostname = /* @__PURE__ */ write({ id: "updateHostname", method: "put", path: "/api/operators/cf-tokens/v3/hostnames", tag: "hostnames", effect: "write", permission: "edit_hostnames" });
export const useUpdateHostname = /* @__PURE__ */ writeHook(updateHostname);

/** Delete a hostname (content §2, §7). */
export const deleteHostname = /* @__PURE__ */ write({ id: "deleteHostname", method: "delete", path: "/api/operators/cf-tokens/v3/hostnames", tag: "hostnames", effect: "write", permission: "edit_hostnames" });
export const useDeleteHostname = /* @__PURE__ */ writeHook(deleteHostname);

/** List hostnames (content §2, §7, §9). */
export const listHostnames = /* @__PURE__ */ query({ id: "listHostnames", method: "post", path: "/api/operators/cf-tokens/v3/hostnames/list", tag: "hostnames", effect: "read", permission: "view_hostnames", rows: "items", record: true, counted: true });
export const useListHostnames = /* @__PURE__ */ queryHook(listHostnames);

/** Read one hostname, with its DNS records (content §2). */
export const showHostname = /* @__PURE__ */ query({ id: "showHostname", method: "post", path: "/api/operators/cf-tokens/v3/hostnames/show", tag: "hostnames", effect: "read", permission: "view_hostnames", record: true });
export const useShowHostname = /* @__PURE__ */ queryHook(showHostname);

/** Sync the status of a hostname (content §2, §7). */
export const syncHostnameStatus = /* @__PURE__ */ write({ id: "syncHostnameStatus", method: "post", path: "/api/operators/cf-tokens/v3/hostnames/sync-status", tag: "hostnames", effect: "write", permission: "edit_hostnames" });
export const useSyncHostnameStatus = /* @__PURE__ */ writeHook(syncHostnameStatus);

/** Sync the DNS records of a hostname (content §2, §7). */
export const syncHostnameDns = /* @__PURE__ */ write({ id: "syncHostnameDns", method: "get", path: "/api/operators/cf-tokens/v3/hostnames/dns", tag: "hostnames", effect: "write", permission: "view_hostnames" });
export const useSyncHostnameDns = /* @__PURE__ */ writeHook(syncHostnameDns);

/** Add a DNS record to a hostname (content §3, §7). */
export const createHostnameDnsRecord = /* @__PURE__ */ write({ id: "createHostnameDnsRecord", method: "post", path: "/api/operators/cf-tokens/v3/hostnames/dns", tag: "hostnames", effect: "write", permission: "edit_hostnames" });
export const useCreateHostnameDnsRecord = /* @__PURE__ */ writeHook(createHostnameDnsRecord);
