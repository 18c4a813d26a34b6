import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];
/** A partner, as every list and dashboard of it knows it. */
type PartnerOption = Schemas["PartnerOption"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "partner-withdraw-details": { tx: string };
    /** What is there already of the partner to be: its brand, or the partner without a user. */
    "add-new-partner": Adds<{ brand?: string; partner?: string }>;
    "complete-partner-setup": { brand?: string; partner?: string };
    "partner-brand-setup": { partner: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "partner-withdraw": PartnerOption;
    "partner-withdraw-history": PartnerOption;
    /** Of this partner; without one the form asks. */
    "add-partner-channel": Adds<{ partner?: PartnerOption }>;
    "partner-withdraw-confirmation": {
      withdrawal: Schemas["PartnerWithdraw"];
      action: "approve" | "reject";
      /** A note that is written already. */
      note?: string;
    };
  }
}
