import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** By id; without it a new one. */
    "bonus-edit": Adds<{ bonus?: string }>;
    "bonus-release-edit": Adds<{ release?: string }>;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-deposit-bonus": { bonus: Schemas["Bonus"] };
    "clone-bonus": { bonus: Schemas["Bonus"] };
    "delete-bonus-release": { release: Schemas["BonusRelease"] };
    "clone-bonus-release": { release: Schemas["BonusRelease"] };
  }
}
