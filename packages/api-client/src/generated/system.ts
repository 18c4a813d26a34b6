// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Read the system information (money §7). */
export const getGeneral = /* @__PURE__ */ query({ id: "getGeneral", method: "get", path: "/api/general", tag: "system", effect: "read", permission: "signed_in", record: true });
export const useGetGeneral = /* @__PURE__ */ queryHook(getGeneral);

/** List the notices to staff (shell §2.2). */
export const listAdminNotifications = /* @__PURE__ */ query({ id: "listAdminNotifications", method: "post", path: "/api/admin/notifications/list", tag: "system", effect: "read", permission: "view_notifications", rows: "items", record: true, counted: true });
export const useListAdminNotifications = /* @__PURE__ */ queryHook(listAdminNotifications);

/** Add a notification to staff (shell §2.2). */
export const createAdminNotification = /* @__PURE__ */ write({ id: "createAdminNotification", method: "post", path: "/api/admin/notifications", tag: "system", effect: "write", permission: "edit_notifications" });
export const useCreateAdminNotification = /* @__PURE__ */ writeHook(createAdminNotification);

/** Take down all notices to staff (content §2, §7, §9). */
export const deleteAdminNotifications = /* @__PURE__ */ write({ id: "deleteAdminNotifications", method: "delete", path: "/api/admin/notifications", tag: "system", effect: "write", permission: "edit_notifications" });
export const useDeleteAdminNotifications = /* @__PURE__ */ writeHook(deleteAdminNotifications);

/** Take down a notice to staff (content §2). */
export const deleteAdminNotification = /* @__PURE__ */ write({ id: "deleteAdminNotification", method: "delete", path: "/api/admin/notifications/one", tag: "system", effect: "write", permission: "edit_notifications" });
export const useDeleteAdminNotification = /* @__PURE__ */ writeHook(deleteAdminNotification);

/** List the release notes of the console (shell §2.2). */
export const listReleaseNotes = /* @__PURE__ */ query({ id: "listReleaseNotes", method: "post", path: "/api/general/whats-new/list", tag: "system", effect: "read", permission: "signed_in", rows: "items", record: true, counted: true });
export const useListReleaseNotes = /* @__PURE__ */ queryHook(listReleaseNotes);

/** List the requested reports (shell §2.2). */
export const listExportReports = /* @__PURE__ */ query({ id: "listExportReports", method: "post", path: "/api/tech-support/reports/list", tag: "system", effect: "read", permission: "view_tech_support", rows: "items", record: true, counted: true });
export const useListExportReports = /* @__PURE__ */ queryHook(listExportReports);

/** Request a report (shell §2.2). */
export const requestExportReport = /* @__PURE__ */ write({ id: "requestExportReport", method: "post", path: "/api/tech-support/reports", tag: "system", effect: "write", permission: "edit_tech_support" });
export const useRequestExportReport = /* @__PURE__ */ writeHook(requestExportReport);

/** List the servers and how they do (shell §2.2; money §9). */
export const listServers = /* @__PURE__ */ query({ id: "listServers", method: "post", path: "/api/tech-support/servers/list", tag: "system", effect: "read", permission: "view_tech_support", rows: "items", record: true, counted: true });
export const useListServers = /* @__PURE__ */ queryHook(listServers);
