import type { components } from "@backoffice/api-client";

type Hostname = components["schemas"]["Hostname"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** The hostname, not called `hostname`, which calls of lists take; the open tab is kept in `tab` (content §2). */
    "hostname-details": { saasHostname: string; tab?: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** Without a hostname: a new one. */
    "hostname-edit": Adds<{ hostname?: Hostname }>;
    "delete-hostname": { hostname: Hostname };
  }
}
