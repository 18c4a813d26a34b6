import type { components } from "@backoffice/api-client";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "bank-account-details": { uuid: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "bank-account-confirmation": {
      account: components["schemas"]["BankAccount"];
      action: components["schemas"]["BankAccountReview"]["actionType"];
      /** A note that is written already. */
      note?: string;
    };
  }
}
