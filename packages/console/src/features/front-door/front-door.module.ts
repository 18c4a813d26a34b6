import type { components } from "@backoffice/api-client";
import { defineModule, OF_NO_OPERATOR } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** ID of the domain. */
    "afd-domain-details": { frontDoorDomain: string };
  }
  interface DialogParams {
    "create-custom-domain": Adds;
    "delete-afd-domain": { domain: Pick<Schemas["FrontDoorDomain"], "id" | "name" | "hostName"> };
    /** Without a profile: a new one. */
    "afd-profile-edit": Adds<{ profile?: Schemas["AfdProfile"] }>;
    /** Domain whose pages have changed; entered in the dialog if omitted. */
    "notify-crawlers": { opId?: string; domain?: string };
  }
}

const EDIT = { permission: "edit_front_door" } as const;
const PROFILES = { permission: "edit_afd_profiles" } as const;

/** Azure Front Door profiles and custom domains, and crawler notifications. */
export const frontDoor = defineModule({
  pages: definePages("Settings", "view_front_door", () => import("./front-door.pages.ts"), {
    "/settings/cf-account-v2/afds": {
      title: "Front Door Profiles",
      permission: "view_afd_profiles",
      ...OF_NO_OPERATOR,
      recordOf: { kind: "afd-profile", search: "search={}&panel=row-details&row={}" },
    },
    "/settings/domains": { title: "Domains", ...OF_NO_OPERATOR },
  }),
  panels: definePanels("view_front_door", () => import("./front-door.panels.ts"), {
    "afd-domain-details": { title: "AFD Domain Details", params: ["frontDoorDomain"] },
    "create-custom-domain": {
      title: "Create Custom Domain",
      ...EDIT,
      creates: { label: "New custom domain", ...EDIT },
    },
    "delete-afd-domain": { title: "Delete custom domain", ...EDIT },
    "afd-profile-edit": {
      title: "AFD Profile",
      ...PROFILES,
      about: ({ profile }) => [profile?.afdProfileName ?? ""],
      creates: { label: "New AFD profile", ...PROFILES },
    },
    "notify-crawlers": {
      title: "Notify Crawlers",
      permission: "notify_crawlers",
      about: ({ domain = "" }) => [domain],
    },
  }),
});
