import type { Owner } from "./owner.ts";
import type { Brand } from "./brand.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "operator-activity": { activity: string };
  }
  interface DialogParams {
    "transform-operator": { brand: Brand };
    "move-operator-under-parent": { operator: Owner };
    "delete-brand": { brand: Brand };
  }
}

/** Operators and their brands. */
export const operators = defineModule({
  pages: [
    ...definePages("Operators", "view_operators", () => import("./operators.pages.ts"), {
      "/operators": {
        title: "Operators and Brands",
        shownTo: "admins",
        variants: { "type=parent": "Operators", "type=brand": "Operator Brands" },
      },
      "/operators/activities": { title: "Operator Activities", permission: "view_operator_activities" },
    }),
    ...definePages("Operators", "view_operators", () => import("./operator.pages.ts"), {
      "/operators/{id}": {
        title: "Operator Details",
        permission: "signed_in",
        recordOf: ["operator", "parent-operator"],
      },
    }),
    ...definePages("Settings", "view_operator_settings", () => import("./general-settings/general-settings.pages.ts"), {
      "/settings/general": { title: "General Settings", noOperatorSelector: true, shownTo: "others" },
    }),
  ],
  panels: definePanels(undefined, () => import("./operators.panels.ts"), {
    "operator-activity": {
      title: "Operator activity",
      permission: "view_operator_activities",
      params: ["activity"],
    },
    "transform-operator": { title: "Transform Operator", permission: "transform_operators" },
    "move-operator-under-parent": {
      title: "Move Operator Under Parent",
      permission: "transform_operators",
      about: ({ operator }) => [operator.opId],
    },
    "delete-brand": { title: "Delete Notification" },
  }),
});
