import type { components } from "@backoffice/api-client";

type Zone = components["schemas"]["SaasZone"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** Without a zone: a new one. */
    "saas-zone-edit": Adds<{ zone?: Zone }>;
    "delete-cf-saas-zone": { zone: Zone };
  }
}
