import type { components } from "@backoffice/api-client";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** Without a key: a new translation. */
    "translation-edit": Adds<{ rowKey?: string }>;
    "delete-translation": { translation: components["schemas"]["Translation"] };
  }
}
