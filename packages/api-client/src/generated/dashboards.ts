// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** Read the numbers of a period (shell §2.2). */
export const showDashboardCards = /* @__PURE__ */ query({ id: "showDashboardCards", method: "post", path: "/api/dashboard/cards", tag: "dashboards", effect: "read", permission: "view_dashboard", record: true });
export const useShowDashboardCards = /* @__PURE__ */ queryHook(showDashboardCards);

/** Read the charts of a period (shell §2.2, content §6). */
export const showDashboardCharts = /* @__PURE__ */ query({ id: "showDashboardCharts", method: "post", path: "/api/dashboard/charts", tag: "dashboards", effect: "read", permission: "dashboard_bets_chart", record: true });
export const useShowDashboardCharts = /* @__PURE__ */ queryHook(showDashboardCharts);

/** Read the figures of today (shell §2.2). */
export const showQuickDashboard = /* @__PURE__ */ query({ id: "showQuickDashboard", method: "post", path: "/api/dashboard/quick", tag: "dashboards", effect: "read", permission: "view_dashboard", record: true });
export const useShowQuickDashboard = /* @__PURE__ */ queryHook(showQuickDashboard);
