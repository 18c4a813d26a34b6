import { getPlayer } from "@backoffice/api-client";
import * as playersShapes from "@backoffice/api-client/shapes/players";
import { recordPage } from "#kit/records/record-page.tsx";
import { ActivitiesPage } from "./activity/activities.page.ts";
import { BalancesPage } from "./list/balances.page.tsx";
import { PlayersPage } from "./list/players.page.tsx";
import { playerButtons } from "./player-buttons.tsx";
import { UsernamesPage } from "./usernames/usernames.page.ts";

/** What is at each path of the feature. */
export default {
  "/players": PlayersPage,
  "/players/{playerCode}": recordPage({
    read: getPlayer,
    shape: playersShapes.getPlayer,
    noun: "player",
    actions: playerButtons,
  }),
  "/players/balances": BalancesPage,
  "/players/usernames": UsernamesPage,
  "/players/details-activities": ActivitiesPage,
};
