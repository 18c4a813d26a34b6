import type { components, listAdminNotifications } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ALL } from "#kit/scope/scope.ts";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];
type Notification = Schemas["AdminNotification"];

const SEVERITY: Statuses<Schemas["NotificationSeverity"]> = {
  INFO: { label: "Info", tone: "note" },
  WARNING: { label: "Warning", tone: "look" },
  CRITICAL: { label: "Critical", tone: "stop" },
};

const operator = operatorCell<Notification>(({ opId }) => opId);

/** Columns of staff notifications: title, severity, audience, period and author. */
export const notificationColumns: ColumnsOf<typeof listAdminNotifications> = [
  {
    id: "title",
    header: "Title",
    ...textCell<Notification>(({ title }) => title),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 220,
  },
  {
    id: "severity",
    header: "Severity",
    ...statusCell<Notification, Schemas["NotificationSeverity"]>(({ severity }) => severity, SEVERITY),
    sortable: true,
    width: 115,
  },
  { id: "message", header: "Message", ...textCell<Notification>(({ message }) => message), width: 380 },
  {
    id: "opId",
    header: "Staff of",
    ...operator,
    cell: (row, reader) => (row.opId === ALL ? "Everybody" : operator.cell(row, reader)),
    sortable: true,
    width: 150,
  },
  { id: "startsAt", header: "From", ...dateCell<Notification>(({ startsAt }) => startsAt), sortable: true, width: 175 },
  { id: "endsAt", header: "Until", ...dateCell<Notification>(({ endsAt }) => endsAt), width: 175 },
  { id: "createdBy", header: "Author", ...textCell<Notification>(({ createdBy }) => createdBy), width: 120 },
  {
    id: "createdAt",
    header: "Written",
    ...dateCell<Notification>(({ createdAt }) => createdAt),
    sortable: true,
    width: 175,
  },
];
