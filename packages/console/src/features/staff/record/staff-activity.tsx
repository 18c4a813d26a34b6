import { listLoginActivities, listStaffActivities, type components } from "@backoffice/api-client";
import { countryCell, dateCell, idCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { choiceCell } from "#kit/words/choice-cell.ts";

type Activity = components["schemas"]["ActivityRow"];
type Login = components["schemas"]["LoginActivity"];

const NEWEST = { id: "timestamp", desc: true } as const;

const activityColumns: ColumnsOf<typeof listStaffActivities> = [
  { id: "timestamp", header: "When", ...dateCell<Activity>((row) => row.timestamp), sortable: true, width: 185 },
  { id: "message", header: "What", ...textCell<Activity>(({ message }) => message), width: 420 },
];

const loginColumns: ColumnsOf<typeof listLoginActivities> = [
  { id: "timestamp", header: "When", ...dateCell<Login>((row) => row.timestamp), sortable: true, width: 185 },
  { id: "result", header: "Result", ...choiceCell<Login>(({ result }) => result), width: 150 },
  { id: "ip", header: "From", ...idCell<Login>(({ ip }) => ip), width: 150 },
  { id: "country", header: "Country", ...countryCell<Login>(({ country }) => country), width: 150 },
  { id: "device", header: "Device", ...textCell<Login>(({ device }) => device), width: 200 },
];

/** Activity of a member of staff, newest first. */
export const StaffActivity = ({ userId }: { userId: string }) => (
  <ListInPanel
    label="Activity"
    source={useMemo(() => rowsOf(listStaffActivities, "uuid", { userId }), [userId])}
    columns={activityColumns}
    defaultSort={NEWEST}
    empty="No activity yet."
  />
);

/** Sign-ins and failed attempts of a member of staff. */
export const StaffSignIns = ({ userId }: { userId: string }) => (
  <ListInPanel
    label="Sign-ins"
    source={useMemo(() => rowsOf(listLoginActivities, "uuid", { userId }), [userId])}
    columns={loginColumns}
    defaultSort={NEWEST}
    empty="No sign-ins yet."
  />
);
