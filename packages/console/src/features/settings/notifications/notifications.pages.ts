import { NotificationsPage } from "./list/notifications.page.ts";

/** Pages by path. */
export default {
  "/settings/notifications": NotificationsPage,
};
