import { SupportActivitiesPage } from "./support-activities.page.tsx";

/** Pages by path. */
export default {
  "/support/activities": SupportActivitiesPage,
};
