import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Hostname = components["schemas"]["Hostname"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /**
     * Name of the hostname, not called `hostname`, which is a list parameter; `tab` keeps the open tab (content §2).
     */
    "hostname-details": { saasHostname: string; tab?: string };
  }
  interface DialogParams {
    /** Without a hostname: a new one. */
    "hostname-edit": Adds<{ hostname?: Hostname }>;
    "delete-hostname": { hostname: Hostname };
  }
}

const EDIT = { permission: "edit_hostnames" } as const;

/** Hostnames of operators and brands, served by SaaS zones. */
export const hostnameList = defineModule({
  pages: definePages("Settings", "view_hostnames", () => import("./hostname-list.pages.ts"), {
    "/settings/hostnames": { title: "Hostnames" },
  }),
  panels: definePanels("view_hostnames", () => import("./hostname-list.panels.ts"), {
    "hostname-details": { title: "Hostname", params: ["saasHostname", "tab"], width: "lg" },
    "hostname-edit": {
      title: "Hostname",
      ...EDIT,
      about: ({ hostname }) => [hostname?.hostname ?? ""],
      creates: { label: "New hostname", ...EDIT },
    },
    "delete-hostname": { title: "Delete hostname", ...EDIT },
  }),
});
