// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a SaaS zone (content §7). */
export const createSaasZone = /* @__PURE__ */ write({ id: "createSaasZone", method: "post", path: "/api/operators/cf-tokens/v3/zones", tag: "saas-zones", effect: "write", permission: "edit_saas_zones" });
export const useCreateSaasZone = /* @__PURE__ */ writeHook(createSaasZone);

/** Change a SaaS zone (content §7). */
export const updateSaasZone = /* @__PURE__ */ write({ id: "updateSaasZone", method: "put", path: "/api/operators/cf-tokens/v3/zones", tag: "saas-zones", effect: "write", permission: "edit_saas_zones" });
export const useUpdateSaasZone = /* @__PURE__ */ writeHook(updateSaasZone);

/** Delete a SaaS zone (content §2, §7). */
export const deleteSaasZone = /* @__PURE__ */ write({ id: "deleteSaasZone", method: "delete", path: "/api/operators/cf-tokens/v3/zones", tag: "saas-zones", effect: "write", permission: "edit_saas_zones" });
export const useDeleteSaasZone = /* @__PURE__ */ writeHook(deleteSaasZone);

/** List SaaS zones (content §2). */
export const listSaasZones = /* @__PURE__ */ query({ id: "listSaasZones", method: "post", path: "/api/operators/cf-tokens/v3/zones/list", tag: "saas-zones", effect: "read", permission: "view_saas_zones", rows: "items", record: true, counted: true });
export const useListSaasZones = /* @__PURE__ */ queryHook(listSaasZones);

/** Read one SaaS zone, with its token (content §2). */
export const showSaasZone = /* @__PURE__ */ query({ id: "showSaasZone", method: "post", path: "/api/operators/cf-tokens/v3/zones/show", tag: "saas-zones", effect: "read", permission: "view_saas_zones", record: true });
export const useShowSaasZone = /* @__PURE__ */ queryHook(showSaasZone);
