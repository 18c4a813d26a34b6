import type { components } from "@backoffice/api-client";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** The id of an entry; or the kind of a new one, and the key of what it stands under. */
    "cms-entry": { entry?: string; newEntry?: string; under?: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-cms-entry": { entry: components["schemas"]["CmsEntry"] };
  }
}
