import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Notification = components["schemas"]["AdminNotification"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    /** One notification; or all of an operator or brand, `*` for all operators (content §9). */
    "delete-notification": { opId: string; notification?: Pick<Notification, "id" | "title"> };
  }
}

/** Staff notifications. */
export const notifications = defineModule({
  pages: definePages("Settings", "view_notifications", () => import("./notifications.pages.ts"), {
    "/settings/notifications": { title: "Notifications" },
  }),
  panels: definePanels("view_notifications", () => import("./notifications.panels.ts"), {
    "delete-notification": { title: "Delete notification", permission: "edit_notifications" },
  }),
});
