import type { OperatorRow } from "./operator-row.ts";
import type { components } from "@backoffice/api-client/contract";

/** What is known of an operator beside its row; `hasCrawlerKey`: whether search engines can be told of changes. */
export type OperatorExtras = Required<
  Pick<
    OperatorRow,
    | "allowedCurrenciesToPlay"
    | "cpgBillingWallets"
    | "stats"
    | "limits"
    | "extraData"
    | "partnerId"
    | "domainsLimit"
    | "createdAt"
  >
> & { hasCrawlerKey: boolean };

/** Both by operator or brand. */
export type OperatorTables = {
  extras: Map<string, OperatorExtras>;
  settings: Map<string, Required<components["schemas"]["OperatorSettings"]>>;
};
