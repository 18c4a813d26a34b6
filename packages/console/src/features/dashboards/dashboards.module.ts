import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "partner-dashboard": { partner: string };
  }
}

/** Dashboards of staff and partners. */
export const dashboards = defineModule({
  pages: definePages("Dashboards", "view_dashboard", () => import("./dashboards.pages.tsx"), {
    "/dashboard": { title: "Dashboard" },
    "/partner-dashboard": {
      title: "Partner Dashboard",
      permission: "view_partner_dashboard",
      noOperatorSelector: true,
      noTestFilter: true,
      shownTo: "partners",
    },
  }),
  panels: definePanels("view_partner_dashboard", () => import("./dashboards.panels.ts"), {
    "partner-dashboard": { title: "Partner Dashboard", params: ["partner"], width: "xl" },
  }),
});
