// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** List app services (content §2, money §9). */
export const listAppServices = /* @__PURE__ */ query({ id: "listAppServices", method: "post", path: "/api/dev/app-service/list", tag: "developer", effect: "read", permission: "view_app_services", rows: "items", record: true, counted: true });
export const useListAppServices = /* @__PURE__ */ queryHook(listAppServices);

/** Read how busy an app service is (content §2, §6, §7). */
export const showAppServiceMonitor = /* @__PURE__ */ query({ id: "showAppServiceMonitor", method: "get", path: "/api/dev/app-service/monitor", tag: "developer", effect: "read", permission: "dashboard_bets_chart", record: true });
export const useShowAppServiceMonitor = /* @__PURE__ */ queryHook(showAppServiceMonitor);
