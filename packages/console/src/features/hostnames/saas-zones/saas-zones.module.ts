import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Zone = components["schemas"]["SaasZone"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    /** Without a zone: a new one. */
    "saas-zone-edit": Adds<{ zone?: Zone }>;
    "delete-cf-saas-zone": { zone: Zone };
  }
}

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
