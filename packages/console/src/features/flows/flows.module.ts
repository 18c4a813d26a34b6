import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./flows.params.ts";

/** What the platform does by itself when something happens to a player. */
export const flows = defineModule({
  pages: definePages("Other", "view_flows", () => import("./flows.pages.ts"), { "/flows": { title: "Flows" } }),
  panels: definePanels("view_flows", () => import("./flows.panels.ts"), {
    "flow-details": { title: "Flow", params: ["flow"] },
    "delete-flow": { title: "Delete flow", permission: "edit_flows" },
  }),
});
