import type { components } from "@backoffice/api-client";

type Transaction = components["schemas"]["Transaction"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "verify-deposit-confirmation": { tx: Transaction };
    "reject-deposit-order": { tx: Transaction };
    "order-status": { tx: Transaction };
  }
}
