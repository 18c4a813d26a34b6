import DeleteNotification from "./panels/delete-notification.confirm.tsx";

/** Panels by ID. */
export default {
  "delete-notification": DeleteNotification,
};
