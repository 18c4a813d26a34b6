import type { components } from "@backoffice/api-client";

/** What is decided about, and how it is to be decided. */
export type PayoutParams = {
  tx: components["schemas"]["Transaction"];
  action: components["schemas"]["ConfirmOrReject"];
};
