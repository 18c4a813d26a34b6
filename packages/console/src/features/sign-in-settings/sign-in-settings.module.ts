import type { components } from "@backoffice/api-client";
import { defineModule, OF_NO_OPERATOR } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    "add-signin-origin-domain": Record<string, never>;
    "add-signin-logout-domain": Record<string, never>;
    "add-signin-callback-domain": Record<string, never>;
    "delete-auth-domain": { domain: components["schemas"]["SignInDomain"] };
    "delete-auth-organization": { organization: components["schemas"]["SignInOrganization"] };
  }
}

/** Developer settings: DNS records, and allowed sign-in addresses and organizations (content §7). */
export const signInSettings = defineModule({
  pages: definePages("Settings", "view_dns_records", () => import("./sign-in-settings.pages.ts"), {
    "/settings/dev": { title: "Developer", ...OF_NO_OPERATOR },
  }),
  panels: definePanels("edit_sign_in_domains", () => import("./sign-in-settings.panels.ts"), {
    "add-signin-origin-domain": { title: "Add origin" },
    "add-signin-logout-domain": { title: "Add logout address" },
    "add-signin-callback-domain": { title: "Add callback" },
    "delete-auth-domain": { title: "Delete sign-in address" },
    "delete-auth-organization": { title: "Delete organization" },
  }),
});
