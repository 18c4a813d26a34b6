import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** The row of any list of transactions; the panel reads the withdrawal itself. */
    "withdraw-confirmation": { tx: Schemas["Transaction"]; action: Schemas["ConfirmOrReject"] };
    "confirm-tomani-withdraw": { tx: Schemas["Transaction"] };
    /** The decision that jb did not take, and what jb said. */
    "force-approve": {
      withdrawal: Schemas["Withdrawal"];
      decision: Schemas["WithdrawDecision"];
      description?: string | undefined;
    };
    "resend-withdraw-confirmation": { tx: Schemas["Transaction"] };
    "resend-withdraw-confirmation-cpg": { tx: Schemas["Transaction"] };
  }
}
