import type { components } from "@backoffice/api-client";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Without an id: a new bank. */
    "bank-edit": Adds<{ uuid: string }>;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-bank": { bank: components["schemas"]["Bank"] };
  }
}
