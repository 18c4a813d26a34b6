import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./operators.params.ts";

/** Operators and their brands. */
export const operators = defineModule({
  pages: definePages("Operators", "view_operators", () => import("./operators.pages.ts"), {
    "/operators": {
      title: "Operators and Brands",
      shownTo: "admins",
      variants: { "type=parent": "Operators", "type=brand": "Operator Brands" },
    },
    "/operators/{id}": {
      title: "Operator Details",
      permission: "signed_in",
      recordOf: ["operator", "parent-operator"],
    },
    "/operators/activities": { title: "Operator Activities", permission: "view_operator_activities" },
  }),
  panels: definePanels(undefined, () => import("./operators.panels.ts"), {
    "transform-operator": { title: "Transform Operator", permission: "transform_operators" },
    "delete-brand": { title: "Delete Notification" },
  }),
});
