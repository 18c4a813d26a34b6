import {
  exportHighDepositors,
  getPlayer,
  listPlayerActivities,
  listPlayerBalances,
  listPlayers,
} from "@backoffice/api-client";
import * as activitiesShapes from "@backoffice/api-client/shapes/activities";
import * as playersShapes from "@backoffice/api-client/shapes/players";
import { FileDown } from "lucide-react";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";
import { playerButtons } from "./player-buttons.tsx";
import { playerActions, walletActions } from "./player.actions.ts";
import { UsernamesPage } from "./usernames/usernames.page.ts";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/players": listPage({
    read: listPlayers,
    shape: playersShapes.listPlayers,
    label: "Players",
    key: "playerId",
    first: ["playerCode", "username"],
    link: "/players/{playerCode}",
    actions: playerActions,
    buttons: [
      {
        panel: "export-high-depositors",
        params: (opId) => ({ opId }),
        label: "Export high depositors",
        icon: FileDown,
        permission: exportHighDepositors.operation.permission,
      },
    ],
  }),
  "/players/{playerCode}": recordPage({
    read: getPlayer,
    shape: playersShapes.getPlayer,
    noun: "player",
    actions: playerButtons,
  }),
  "/players/balances": listPage({
    read: listPlayerBalances,
    shape: playersShapes.listPlayerBalances,
    label: "Player balances",
    key: ["playerId", "currency"],
    first: ["playerCode", "username"],
    link: "/players/{playerCode}",
    actions: walletActions,
  }),
  "/players/usernames": UsernamesPage,
  "/players/details-activities": listPage({
    read: listPlayerActivities,
    shape: activitiesShapes.listPlayerActivities,
    label: "Player activities",
    key: "uuid",
    first: ["timestamp", "message"],
  }),
};
