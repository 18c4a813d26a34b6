import type { components } from "@backoffice/api-client";

declare module "#kit/panels/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface PanelParams {
    /** Without an id: a new bank. */
    "bank-edit": { uuid?: string };
    "delete-bank": { bank: components["schemas"]["Bank"] };
  }
}
