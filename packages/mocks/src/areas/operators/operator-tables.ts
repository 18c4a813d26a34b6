import type { OperatorRow } from "./operator-row.ts";
import type { components } from "@backoffice/api-client/contract";

/** Further fields of an operator; `hasCrawlerKey`: whether it has a key to notify search engines with. */
export type OperatorExtras = Required<
  Pick<
    OperatorRow,
    "allowedCurrenciesToPlay" | "cpgBillingWallets" | "limits" | "extraData" | "domainsLimit" | "createdAt"
  >
> & { hasCrawlerKey: boolean };

/** Both tables by operator or brand. */
export type OperatorTables = {
  extras: Map<string, OperatorExtras>;
  settings: Map<string, Required<components["schemas"]["OperatorSettings"]>>;
};
