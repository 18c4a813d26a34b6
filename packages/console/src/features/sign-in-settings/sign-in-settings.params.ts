import type { components } from "@backoffice/api-client";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "add-signin-origin-domain": Record<string, never>;
    "add-signin-logout-domain": Record<string, never>;
    "add-signin-callback-domain": Record<string, never>;
    "delete-auth-domain": { domain: components["schemas"]["SignInDomain"] };
    "delete-auth-organization": { organization: components["schemas"]["SignInOrganization"] };
  }
}
