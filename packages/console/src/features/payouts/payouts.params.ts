import type { components } from "@backoffice/api-client";

/** What is decided about, and how it is to be decided. */
export type PayoutParams = {
  tx: components["schemas"]["Transaction"];
  action: components["schemas"]["ConfirmOrReject"];
};

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "bonus-withdraw-confirmation": PayoutParams;
    "cashback-withdraw-confirmation": PayoutParams;
    "affiliate-withdraw-approve-confirmation": PayoutParams;
    "referral-claim-confirmation": PayoutParams;
  }
}
