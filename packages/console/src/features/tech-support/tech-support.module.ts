import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule, OF_NO_OPERATOR } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    /** Resource group and name as one key: `rg-prod-north/app-player-api-prod`. */
    "app-service-charts": { service: string };
    /** For this operator or brand, or `*`; by default that in scope. */
    "request-export-report": Adds<Partial<Pick<components["schemas"]["NewExportReport"], "opId">>>;
  }
}

/** Infrastructure of the platform. */
export const techSupport = defineModule({
  pages: definePages("Tech Support", "view_tech_support", () => import("./tech-support.pages.ts"), {
    "/tech-support": { title: "Tech Support", permission: "view_app_services" },
    "/tech-support/export-report": { title: "Export Reports" },
    "/tech-support/servers": { title: "Servers", ...OF_NO_OPERATOR },
  }),
  panels: definePanels("view_tech_support", () => import("./tech-support.panels.ts"), {
    "app-service-charts": { title: "App Service Charts", permission: "dashboard_bets_chart" },
    "request-export-report": {
      title: "New report",
      permission: "edit_tech_support",
      creates: { label: "New report", permission: "edit_tech_support" },
    },
  }),
});
