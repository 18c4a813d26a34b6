import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./hostname-list.params.ts";

const EDIT = { permission: "edit_hostnames" } as const;

/** The hostnames of operators and brands that SaaS zones serve. */
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
