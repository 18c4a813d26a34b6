import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** The id of a block; or the kind of a new one, and its place in the order. */
    "cms-block": { block?: string; newBlock?: string; place?: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-cms-block": { block: Schemas["CmsBlock"] };
    /** Active or inactive. */
    "switch-cms-block": { block: Schemas["CmsBlock"] };
  }
}
