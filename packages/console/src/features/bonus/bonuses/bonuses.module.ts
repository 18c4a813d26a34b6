import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** By id; without it a new one. */
    "bonus-edit": Adds<{ bonus?: string }>;
    "bonus-release-edit": Adds<{ release?: string }>;
  }
  interface DialogParams {
    "delete-deposit-bonus": { bonus: Schemas["Bonus"] };
    "clone-bonus": { bonus: Schemas["Bonus"] };
    "delete-bonus-release": { release: Schemas["BonusRelease"] };
    "clone-bonus-release": { release: Schemas["BonusRelease"] };
  }
}

const creates = (label: `New ${string}`) => ({ label, permission: "edit_bonuses" as const });

/** Bonuses, their releases, claims and transactions. */
export const bonuses = defineModule({
  pages: definePages("Bonus", "view_bonuses", () => import("./bonuses.pages.tsx"), {
    "/bonus": { title: "Bonuses" },
    "/bonus/list": { title: "Bonus List" },
    "/bonus/claims": { title: "Bonus Claims" },
    "/bonus/releases": { title: "Bonus Releases" },
    "/bonus/releases/{id}": { title: "Bonus Release", recordOf: "bonus-release" },
    "/bonus/transactions": { title: "Bonus Transactions" },
    "/bonus/{id}": { title: "Bonus Details", recordOf: "bonus" },
  }),
  panels: definePanels("view_bonuses", () => import("./bonuses.panels.ts"), {
    "bonus-edit": { title: "Bonus", width: "lg", params: ["bonus"], creates: creates("New bonus") },
    "clone-bonus": { title: "Clone Bonus", permission: "edit_bonuses", about: ({ bonus }) => [bonus.bonusId] },
    "delete-deposit-bonus": { title: "Delete bonus", permission: "delete_bonuses" },
    "bonus-release-edit": {
      title: "Bonus release",
      width: "lg",
      params: ["release"],
      creates: creates("New bonus release"),
    },
    "clone-bonus-release": {
      title: "Clone Bonus",
      permission: "edit_bonuses",
      about: ({ release }) => [release.bonusId],
    },
    "delete-bonus-release": { title: "Delete bonus release", permission: "delete_bonuses" },
  }),
});
