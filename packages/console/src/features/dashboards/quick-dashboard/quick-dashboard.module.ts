import { defineModule, definePage } from "#kit/pages/define-module.ts";

/** What waits for staff, at a glance. */
export const quickDashboard = defineModule({
  pages: [
    definePage({
      path: "/quick-dashboard",
      title: "Quick Dashboard",
      group: "Dashboards",
      page: () => import("./quick-dashboard.page.tsx"),
    }),
  ],
  panels: [],
});
