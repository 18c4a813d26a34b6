import QuickDashboardPage from "./quick-dashboard.page.tsx";

/** What is at each path of the feature. */
export default {
  "/quick-dashboard": QuickDashboardPage,
};
