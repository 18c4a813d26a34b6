import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "bonus-form-edit": { form: string };
    "bonus-request-details": { request: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-form-bonus": { form: Schemas["BonusForm"] };
    "approve-bonus-request": { request: Schemas["BonusFormRequest"] };
    "reject-bonus-request": { request: Schemas["BonusFormRequest"] };
  }
}
