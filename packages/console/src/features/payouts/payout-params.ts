import type { components } from "@backoffice/api-client";

/** The payout and the decision. */
export type PayoutParams = {
  tx: components["schemas"]["Transaction"];
  action: components["schemas"]["ConfirmOrReject"];
};
