import type { components } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import type { ListColumn } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";

type Schemas = components["schemas"];
type Activity = Schemas["ActivityRow"];
type Column = ListColumn<Activity, Schemas["ActivitySort"]>;

/** Columns of staff activities: time, action, author, subject (`about`), and the action code in words. */
export const activityColumns = (...columns: Column[]): readonly Column[] => [
  {
    id: "timestamp",
    header: "When",
    ...dateCell<Activity>(({ timestamp }) => timestamp),
    align: "start",
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 170,
  },
  { id: "message", header: "What", ...textCell<Activity>(({ message }) => message), width: 300 },
  {
    id: "user",
    header: "Who",
    ...refCell<Activity>(
      "admin",
      ({ user }) => user.user_id,
      textCell<Activity>(({ user }) => user.nickname ?? user.email),
    ),
    sortable: true,
    width: 140,
  },
  ...columns,
  {
    id: "subtype",
    header: "Action",
    ...choiceCell<Activity>(({ subtype }) => subtype),
    sortable: true,
    width: 170,
  },
  { id: "opId", header: "Operator", ...operatorCell<Activity>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "role",
    header: "Role",
    ...choiceCell<Activity>(({ user }) => user.role),
    width: 140,
    defaultHidden: true,
  },
  { id: "env", header: "Environment", ...textCell<Activity>(({ env }) => env), width: 110, defaultHidden: true },
];
