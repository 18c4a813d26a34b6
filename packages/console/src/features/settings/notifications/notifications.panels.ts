import DeleteNotification from "./panels/delete-notification.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "delete-notification": DeleteNotification,
};
