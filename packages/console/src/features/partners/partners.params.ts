import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "partner-withdraw-details": { tx: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "partner-withdraw-confirmation": {
      withdrawal: Schemas["PartnerWithdraw"];
      action: "approve" | "reject";
      /** A note that is written already. */
      note?: string;
    };
  }
}
