import type { components } from "@backoffice/api-client";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-deposit-bonus": { bonus: components["schemas"]["Bonus"] };
    "clone-bonus": { bonus: components["schemas"]["Bonus"] };
  }
}
