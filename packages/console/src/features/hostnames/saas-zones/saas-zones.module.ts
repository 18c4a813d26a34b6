import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./saas-zones.params.ts";

/** SaaS zones, which serve custom hostnames. */
export const saasZones = defineModule({
  pages: definePages("Settings", "view_saas_zones", () => import("./saas-zones.pages.ts"), {
    "/settings/cf-saas-zones": { title: "Cloudflare SaaS Zones" },
  }),
  panels: definePanels("edit_saas_zones", () => import("./saas-zones.panels.ts"), {
    "saas-zone-edit": {
      title: "SaaS zone",
      about: ({ zone }) => [zone?.zoneId ?? ""],
      creates: { label: "New SaaS zone", permission: "edit_saas_zones" },
    },
    "delete-cf-saas-zone": { title: "Delete SaaS zone" },
  }),
});
