import { deleteAdminNotifications, listAdminNotifications } from "@backoffice/api-client";
import { listAdminNotifications as shape } from "@backoffice/api-client/shapes/system";
import { triState } from "@backoffice/ui/filters";
import { Bell, Trash2 } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { ALL } from "#kit/scope/scope.ts";
import { notificationActions } from "./notifications.actions.ts";
import { notificationColumns } from "./notifications.columns.tsx";

/** `/settings/notifications`: staff notifications, newest first. */
export const NotificationsPage = listPage({
  read: listAdminNotifications,
  shape,
  label: "Notifications",
  key: "id",
  columns: notificationColumns,
  filters: { isActive: triState({ label: "Shown", yes: "Shown now", no: "Not shown now", place: "bar" }) },
  actions: notificationActions,
  buttons: [
    {
      panel: "delete-notification",
      // `*` would be shown and sent as all operators (content §9).
      params: (opId, session) => ({ opId: opId === ALL ? (session.opId ?? ALL) : opId }),
      label: "Delete all notifications",
      text: "Delete all…",
      icon: Trash2,
      permission: deleteAdminNotifications.operation.permission,
    },
  ],
  empty: { icon: Bell, text: "Staff notifications appear here and under the bell in the top bar." },
});
