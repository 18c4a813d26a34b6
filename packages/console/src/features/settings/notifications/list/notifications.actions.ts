import { deleteAdminNotification, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Actions on a notification; those to all operators are for platform staff. */
export const notificationActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["AdminNotification"]>[] => [
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    primary: true,
    reason: ({ opId }) =>
      lacking(session, deleteAdminNotification.operation.permission) ??
      (opId === ALL && session.opId !== null
        ? "Only platform staff can delete notifications to everybody."
        : undefined),
    onSelect: ({ id, title, opId }) => panels.open("delete-notification", { opId, notification: { id, title } }),
  },
];
