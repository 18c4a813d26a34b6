import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "tournament-edit": { editedTournament: string };
    "tournament-winner-details": { winner: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-tournament": { tournament: Schemas["Tournament"] };
    "winner-prize-payout-confirmation": {
      winner: Schemas["TournamentWinner"];
      action: Schemas["PrizeDecision"]["type"];
    };
  }
}
