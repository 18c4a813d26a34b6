import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** What keeps the platform running. */
export const techSupport = defineModule({
  pages: definePages("Tech Support", "view_tech_support", () => import("./tech-support.pages.ts"), {
    "/tech-support": { title: "Tech Support", permission: "view_app_services" },
    "/tech-support/export-report": { title: "Export Reports" },
    "/tech-support/servers": { title: "Servers" },
  }),
  panels: [],
});
