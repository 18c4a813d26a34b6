import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "flow-details": { flow: string };
  }
  interface DialogParams {
    "delete-flow": { flow: components["schemas"]["Flow"] };
  }
}

/** Automated actions after player events. */
export const flows = defineModule({
  pages: definePages("Other", "view_flows", () => import("./flows.pages.ts"), { "/flows": { title: "Flows" } }),
  panels: definePanels("view_flows", () => import("./flows.panels.ts"), {
    "flow-details": { title: "Flow", params: ["flow"] },
    "delete-flow": { title: "Delete flow", permission: "edit_flows" },
  }),
});
