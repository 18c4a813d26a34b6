import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** The domain's id. */
    "afd-domain-details": { frontDoorDomain: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "create-custom-domain": Adds;
    "delete-afd-domain": { domain: Pick<Schemas["FrontDoorDomain"], "id" | "name" | "hostName"> };
    /** Without a profile: a new one. */
    "afd-profile-edit": Adds<{ profile?: Schemas["AfdProfile"] }>;
    /** Of a domain whose pages have changed; without it, it is typed. */
    "notify-crawlers": { opId?: string; domain?: string };
  }
}
