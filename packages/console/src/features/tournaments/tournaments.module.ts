import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Tournaments and their winners. */
export const tournaments = defineModule({
  pages: definePages("Tournaments", "view_tournaments", () => import("./tournaments.pages.ts"), {
    "/tournament/list": { title: "Tournaments" },
    "/tournament/new": { title: "New Tournament", inMenu: false },
    "/tournament/{id}": { title: "Tournament Details", recordOf: "tournament" },
    "/tournament/winners/list": { title: "Tournament Winners" },
    "/tournament/winners/{id}": { title: "Tournament Winner", recordOf: "tournament-winner" },
  }),
  panels: [],
});
