import QuickDashboardPage from "./quick-dashboard.page.tsx";

/** Pages by path. */
export default {
  "/quick-dashboard": QuickDashboardPage,
};
