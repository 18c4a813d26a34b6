import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Code of the account; not `cfAccountCode`, which is a list filter. */
    "cdn-account-details-v2": { cfAccount: string };
    "cdn-account-details-v3": { cfAccountV3: string };
  }
  interface DialogParams {
    "add-cloud-account-token-v2": Record<string, never>;
    "edit-cloudflare-account": { account: Schemas["CfAccount"] };
    "delete-cloudflare-account-v2": { account: Schemas["CfAccount"] };
    /** Without an account: a new one. */
    "cloud-account-edit-v3": { account?: Schemas["CfAccountV3"] };
    "delete-cloudflare-account-v3": { account: Schemas["CfAccountV3"] };
  }
}

const EDIT = { permission: "edit_cf_accounts" } as const;

/** Cloudflare accounts for domains (v2) and for hostnames (v3). */
export const cfAccounts = defineModule({
  pages: definePages("Settings", "view_cf_accounts", () => import("./cf-accounts.pages.ts"), {
    "/settings/cf-account-v2": { title: "Cloudflare Accounts V2" },
    "/settings/cf-account-v3": { title: "Cloudflare Accounts V3" },
  }),
  panels: definePanels("view_cf_accounts", () => import("./cf-accounts.panels.ts"), {
    "cdn-account-details-v2": {
      title: "Cloudflare account",
      params: ["cfAccount"],
      recordOf: "cf-account-code",
      width: "lg",
    },
    "cdn-account-details-v3": {
      title: "Cloudflare account",
      params: ["cfAccountV3"],
      recordOf: "cf-account-v3",
      width: "lg",
    },
    "add-cloud-account-token-v2": { title: "Add Cloudflare Account", ...EDIT },
    "edit-cloudflare-account": {
      title: "Edit Cloudflare Account",
      ...EDIT,
      about: ({ account }) => [account.cfAccountCode],
    },
    "delete-cloudflare-account-v2": { title: "Delete Cloudflare account", ...EDIT },
    "cloud-account-edit-v3": {
      title: "Cloudflare account",
      ...EDIT,
      about: ({ account }) => [account?.cfAccountCode ?? ""],
    },
    "delete-cloudflare-account-v3": { title: "Delete Cloudflare account", ...EDIT },
  }),
});
