import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./notifications.params.ts";

/** Notices to staff. */
export const notifications = defineModule({
  pages: definePages("Settings", "view_notifications", () => import("./notifications.pages.ts"), {
    "/settings/notifications": { title: "Notifications" },
  }),
  panels: definePanels("view_notifications", () => import("./notifications.panels.ts"), {
    "delete-notification": { title: "Delete notification", permission: "edit_notifications" },
  }),
});
