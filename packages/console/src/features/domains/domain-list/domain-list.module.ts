import type { components } from "@backoffice/api-client";
import type { DomainOrder } from "./actions/domain-order.tsx";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Domain = components["schemas"]["Domain"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Name of the domain; not `domainName`, which is a list parameter. */
    "domain-details-v2": { zone: string };
  }
  interface DialogParams {
    /** Without an action, the harmless one is preselected. */
    "domain-actions": { domain: Domain; action?: DomainOrder };
    "edit-domain": { domain: Domain };
    "delete-cloudflare-zone-v2": { domain: Domain };
    "add-new-domain-v2": Adds;
    "add-new-domain-minimized": Record<string, never>;
  }
}

const EDIT = { permission: "edit_domains" } as const;

/** Web domains of operators, and actions on them. */
export const domainList = defineModule({
  pages: definePages("Settings", "view_domains", () => import("./domain-list.pages.ts"), {
    "/settings/cf-account-v2/domains": { title: "Domains V2" },
  }),
  panels: definePanels("view_domains", () => import("./domain-list.panels.ts"), {
    "domain-details-v2": { title: "Domain", params: ["zone"], recordOf: "domain", width: "lg" },
    "domain-actions": { title: "Domain Actions", ...EDIT },
    "edit-domain": { title: "Edit Domain", ...EDIT, about: ({ domain }) => [domain.domainName] },
    "delete-cloudflare-zone-v2": { title: "Delete domain", permission: "delete_domains" },
    "add-new-domain-v2": { title: "Add domain", ...EDIT, creates: { label: "New domain", ...EDIT } },
    "add-new-domain-minimized": { title: "Add domain by token", ...EDIT },
  }),
});
