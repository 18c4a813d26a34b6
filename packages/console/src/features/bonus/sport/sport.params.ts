import type { components } from "@backoffice/api-client";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "sport-freebet-details": { freebet: string };
    "applied-freebet-details": { applied: string };
    /** For one player, by id. */
    "sport-freebet-template-list": { player: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "add-sport-freebet-confirmation": {
      template: components["schemas"]["SportFreebet"];
      /** Chosen in the dialog when not given. */
      player?: { playerId: string; playerCode: string };
    };
  }
}
