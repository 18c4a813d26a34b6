import type { components, listPlayerActivities } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";

type Activity = components["schemas"]["ActivityRow"];

/** Columns of player changes. */
export const playerActivityColumns: ColumnsOf<typeof listPlayerActivities> = [
  {
    id: "timestamp",
    header: "When",
    ...dateCell<Activity>(({ timestamp }) => timestamp),
    sortable: true,
    hideable: false,
    align: "start",
    sticky: "start",
    width: 185,
  },
  {
    id: "subtype",
    header: "Action",
    ...choiceCell<Activity>(({ subtype }) => subtype),
    sortable: true,
    width: 200,
  },
  { id: "message", header: "Activity", ...textCell<Activity>(({ message }) => message), width: 340 },
  {
    id: "subject",
    header: "Player",
    ...playerLinkCell<Activity>(({ subject }) => ({ playerCode: subject.title })),
    width: 130,
  },
  {
    id: "user",
    header: "By",
    ...refCell<Activity>(
      "admin",
      ({ user }) => user.user_id,
      textCell(({ user }) => user.nickname ?? user.email),
    ),
    sortable: true,
    width: 150,
  },
  { id: "role", header: "Role", ...choiceCell<Activity>(({ user }) => user.role), width: 150 },
  { id: "opId", header: "Operator", ...operatorCell<Activity>(({ opId }) => opId), sortable: true, width: 150 },
];
