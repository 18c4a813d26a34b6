import type { components } from "@backoffice/api-client";
import type { DomainOrder } from "./actions/domain-order.tsx";

type Domain = components["schemas"]["Domain"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** The domain's name; not `domainName`, which calls of lists take. */
    "domain-details-v2": { zone: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** Without an action: the one that changes nothing is chosen first. */
    "domain-actions": { domain: Domain; action?: DomainOrder };
    "edit-domain": { domain: Domain };
    "delete-cloudflare-zone-v2": { domain: Domain };
    "add-new-domain-v2": Adds;
    "add-new-domain-minimized": Record<string, never>;
  }
}
