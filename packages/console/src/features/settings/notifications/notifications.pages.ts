import { NotificationsPage } from "./list/notifications.page.ts";

/** What is at each path of the feature. */
export default {
  "/settings/notifications": NotificationsPage,
};
