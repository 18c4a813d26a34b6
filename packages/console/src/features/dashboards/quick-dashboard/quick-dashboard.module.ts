import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";

/** Overview of staff queues. */
export const quickDashboard = defineModule({
  pages: definePages("Dashboards", undefined, () => import("./quick-dashboard.pages.ts"), {
    "/quick-dashboard": { title: "Quick Dashboard" },
  }),
  panels: [],
});
