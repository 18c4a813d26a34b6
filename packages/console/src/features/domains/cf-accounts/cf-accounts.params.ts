import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** The account's code; not `cfAccountCode`, which lists are filtered by. */
    "cdn-account-details-v2": { cfAccount: string };
    "cdn-account-details-v3": { cfAccountV3: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "add-cloud-account-token-v2": Record<string, never>;
    "edit-cloudflare-account": { account: Schemas["CfAccount"] };
    "delete-cloudflare-account-v2": { account: Schemas["CfAccount"] };
    /** Without an account: a new one. */
    "cloud-account-edit-v3": { account?: Schemas["CfAccountV3"] };
    "delete-cloudflare-account-v3": { account: Schemas["CfAccountV3"] };
  }
}
