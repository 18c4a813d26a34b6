import type { components, listUsernameRequests } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { USERNAME_REQUEST_STATUS } from "../username-request-status.ts";

type Schemas = components["schemas"];
type UsernameRequest = Schemas["UsernameRequest"];

/** Columns of username requests: player, requested and current name, waiting time, and decision with author. */
export const usernameColumns: ColumnsOf<typeof listUsernameRequests> = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<UsernameRequest>(({ playerCode, isTest }) => ({ playerCode, isTest })),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 140,
  },
  {
    id: "username",
    header: "Username",
    help: "Requested username. After a rejection, the previous username.",
    ...textCell<UsernameRequest>(({ username }) => username),
    sortable: true,
    width: 170,
  },
  {
    id: "originalUsername",
    header: "Before",
    ...textCell<UsernameRequest>(({ originalUsername }) => originalUsername),
    width: 170,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<UsernameRequest, Schemas["UsernameStatus"]>(({ status }) => status, USERNAME_REQUEST_STATUS),
    sortable: true,
    width: 120,
  },
  {
    id: "requestedAt",
    header: "Requested",
    ...dateCell<UsernameRequest>(({ requestedAt }) => requestedAt),
    sortable: true,
    width: 180,
  },
  { id: "opId", header: "Operator", ...operatorCell<UsernameRequest>(({ opId }) => opId), width: 150 },
  {
    id: "reviewedAt",
    header: "Decided",
    ...dateCell<UsernameRequest>(({ reviewedAt }) => reviewedAt),
    sortable: true,
    width: 180,
  },
  {
    id: "reviewedBy",
    header: "Decided by",
    ...textCell<UsernameRequest>(({ reviewedBy }) => reviewedBy),
    width: 120,
  },
  {
    id: "note",
    header: "Note for the player",
    ...textCell<UsernameRequest>(({ note }) => note),
    width: 240,
  },
];
