import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule, definePanel } from "#kit/pages/define-module.ts";
import "./operators.params.ts";

/** Operators and their brands. */
export const operators = defineModule({
  pages: definePages("Operators", "view_operators", () => import("./operators.pages.ts"), {
    "/operators": {
      title: "Operators and Brands",
      shownTo: "admins",
      variants: { "type=parent": "Operators", "type=brand": "Operator Brands" },
    },
    "/operators/{id}": { title: "Operator Details", permission: "signed_in" },
    "/operators/activities": { title: "Operator Activities", permission: "view_operator_activities" },
  }),
  panels: [
    definePanel({
      id: "transform-operator",
      title: "Transform Operator",
      permission: "transform_operators",
      keptIn: "memory",
      params: [],
      panel: () => import("./panels/transform-operator.confirm.tsx"),
    }),
    definePanel({
      id: "delete-brand",
      title: "Delete Notification",
      keptIn: "memory",
      params: [],
      panel: () => import("./panels/delete-brand.confirm.tsx"),
    }),
  ],
});
