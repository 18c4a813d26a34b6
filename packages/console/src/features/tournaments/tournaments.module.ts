import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "tournament-edit": { editedTournament: string };
    "tournament-winner-details": { winner: string };
  }
  interface DialogParams {
    "delete-tournament": { tournament: Schemas["Tournament"] };
    "winner-prize-payout-confirmation": {
      winner: Schemas["TournamentWinner"];
      action: Schemas["PrizeDecision"]["type"];
    };
  }
}

/** Tournaments, winners and prize payouts. */
export const tournaments = defineModule({
  pages: [
    ...definePages("Tournaments", "view_tournaments", () => import("./tournaments.pages.ts"), {
      "/tournament/list": { title: "Tournaments" },
      "/tournament/winners/list": { title: "Tournament Winners" },
    }),
    ...definePages("Tournaments", "view_tournaments", () => import("./tournament.pages.tsx"), {
      "/tournament/new": { title: "New Tournament", permission: "edit_tournaments", inMenu: false },
      "/tournament/{id}": { title: "Tournament Details", recordOf: "tournament" },
      "/tournament/winners/{id}": { title: "Tournament Winner", recordOf: "tournament-winner" },
    }),
  ],
  panels: definePanels("view_tournaments", () => import("./tournaments.panels.ts"), {
    "tournament-edit": { title: "Tournament", params: ["editedTournament"], edits: true, width: "lg" },
    "delete-tournament": { title: "Delete tournament", permission: "delete_tournaments" },
    "tournament-winner-details": { title: "Tournament winner", params: ["winner"] },
    "winner-prize-payout-confirmation": {
      title: "Winner Prize Payout Confirmation",
      permission: "payout_tournament_prizes",
      about: ({ winner, action }) => [winner.winnerId, action],
    },
  }),
});
