import { SupportActivitiesPage } from "./support-activities.page.tsx";

/** What is at each path of the feature. */
export default {
  "/support/activities": SupportActivitiesPage,
};
