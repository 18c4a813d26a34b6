import { listCfAccounts, listCfAccountsV3 } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/cf-accounts";
import { Cloud } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { cfAccountActions, cfAccountV3Actions } from "./cf-accounts.actions.ts";
import { cfAccountColumns, cfAccountV3Columns } from "./list/cf-accounts.columns.tsx";

const ADD = { label: "Add Cloudflare Account", permission: "edit_cf_accounts" } as const;

/** Pages by path. */
export default {
  "/settings/cf-account-v2": listPage({
    read: listCfAccounts,
    shape: shapes.listCfAccounts,
    label: "Cloudflare accounts",
    key: "cfAccountCode",
    columns: cfAccountColumns,
    actions: cfAccountActions,
    defaultSort: { id: "title", desc: false },
    opens: { panel: "cdn-account-details-v2", param: "cfAccount" },
    create: { panel: "add-cloud-account-token-v2", params: {}, ...ADD },
    empty: { icon: Cloud, title: "No Cloudflare accounts yet", text: "Add an account before adding domains." },
  }),
  "/settings/cf-account-v3": listPage({
    read: listCfAccountsV3,
    shape: shapes.listCfAccountsV3,
    label: "Cloudflare accounts",
    key: "cfAccountCode",
    columns: cfAccountV3Columns,
    actions: cfAccountV3Actions,
    defaultSort: { id: "cfAccountCode", desc: false },
    opens: { panel: "cdn-account-details-v3", param: "cfAccountV3" },
    create: { panel: "cloud-account-edit-v3", ...ADD },
    empty: { icon: Cloud, title: "No Cloudflare accounts yet", text: "Add an account before adding hostnames." },
  }),
};
