import type { components } from "@backoffice/api-client";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** Resource group and name in one: `rg-prod-north/app-player-api-prod`. */
    "app-service-charts": { service: string };
    /** About this operator or brand, or `*`; that of the top bar unless it says one. */
    "request-export-report": Adds<Partial<Pick<components["schemas"]["NewExportReport"], "opId">>>;
  }
}
