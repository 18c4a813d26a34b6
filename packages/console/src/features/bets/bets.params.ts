import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Not `betId`, which is a filter of the list underneath. */
    "bet-details": { bet: string };
    "bet-debit-details": { debit: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "settle-open-bet": { bet: Schemas["Bet"] };
    "reconcile-bet-debit": { debit: Schemas["BetDebit"] };
  }
}
