import { definePages } from "../../kit/define-pages.ts";
import { defineModule } from "../../kit/define-module.ts";

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
  panels: [],
});
