// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List partners (money §3, §7, §9). */
export const listPartners = /* @__PURE__ */ query({ id: "listPartners", method: "post", path: "/api/partners/list", tag: "partners", effect: "read", permission: "view_partners", rows: "items", record: true, counted: true });
export const useListPartners = /* @__PURE__ */ queryHook(listPartners);

/** Read one partner (money §2, §7). */
export const showPartner = /* @__PURE__ */ query({ id: "showPartner", method: "post", path: "/api/partners/show", tag: "partners", effect: "read", permission: "view_partners", record: true });
export const useShowPartner = /* @__PURE__ */ queryHook(showPartner);

/** Find partners while typing (money §7). */
export const searchPartners = /* @__PURE__ */ query({ id: "searchPartners", method: "post", path: "/api/partners/search", tag: "partners", effect: "read", permission: "view_partners", rows: "", record: true });
export const useSearchPartners = /* @__PURE__ */ queryHook(searchPartners);

/** Make a partner by giving it its settings (money §2, §3, §7). */
export const createPartnerSettings = /* @__PURE__ */ write({ id: "createPartnerSettings", method: "post", path: "/api/partners/settings", tag: "partners", effect: "write", permission: "edit_partners" });
export const useCreatePartnerSettings = /* @__PURE__ */ writeHook(createPartnerSettings);

/** Reset the permissions of a partner's user (money §2, §7). */
export const recreatePartnerUserPermission = /* @__PURE__ */ write({ id: "recreatePartnerUserPermission", method: "post", path: "/api/partners/recreate-user-permission", tag: "partners", effect: "write", permission: "edit_partners" });
export const useRecreatePartnerUserPermission = /* @__PURE__ */ writeHook(recreatePartnerUserPermission);

/** Add a marketing channel (money §2, §5, §7). */
export const createPartnerChannel = /* @__PURE__ */ write({ id: "createPartnerChannel", method: "post", path: "/api/partners/channels", tag: "partners", effect: "write", permission: "edit_marketing_channels" });
export const useCreatePartnerChannel = /* @__PURE__ */ writeHook(createPartnerChannel);

/** List the domains that a channel may have (money §7). */
export const listPartnerChannelDomains = /* @__PURE__ */ query({ id: "listPartnerChannelDomains", method: "get", path: "/api/partners/channels/domains/list", tag: "partners", effect: "read", permission: "view_marketing_channels", rows: "" });
export const useListPartnerChannelDomains = /* @__PURE__ */ queryHook(listPartnerChannelDomains);

/** List marketing channels (shell §2.2, money §3). */
export const listPartnerChannels = /* @__PURE__ */ query({ id: "listPartnerChannels", method: "post", path: "/api/partners/channels/list", tag: "partners", effect: "read", permission: "view_marketing_channels", rows: "items", record: true, counted: true });
export const useListPartnerChannels = /* @__PURE__ */ queryHook(listPartnerChannels);

/** Report the results of marketing channels (shell §2.2). */
export const reportPartnerChannels = /* @__PURE__ */ query({ id: "reportPartnerChannels", method: "post", path: "/api/partners/channels/report", tag: "partners", effect: "read", permission: "view_marketing_channels", rows: "items", record: true, counted: true });
export const useReportPartnerChannels = /* @__PURE__ */ queryHook(reportPartnerChannels);

/** Read how a partner is doing (shell §2.2, money §2). */
export const showPartnerDashboard = /* @__PURE__ */ query({ id: "showPartnerDashboard", method: "post", path: "/api/partners/dashboard", tag: "partners", effect: "read", permission: "view_partner_dashboard", record: true });
export const useShowPartnerDashboard = /* @__PURE__ */ queryHook(showPartnerDashboard);
