import { ActivitiesPage } from "./activity/activities.page.ts";
import { BalancesPage } from "./list/balances.page.ts";
import { PlayersPage } from "./list/players.page.tsx";
import { UsernamesPage } from "./usernames/usernames.page.ts";

/** Pages by path. */
export default {
  "/players": PlayersPage,
  "/players/balances": BalancesPage,
  "/players/usernames": UsernamesPage,
  "/players/details-activities": ActivitiesPage,
};
