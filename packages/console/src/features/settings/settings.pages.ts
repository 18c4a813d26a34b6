import { LoginActivitiesPage } from "./logs/login-activities.page.tsx";
import { StaffActivitiesPage } from "./logs/staff-activities.page.tsx";
import { SettingsPage } from "./overview/settings.page.tsx";

/** What is at each path of the group. */
export default {
  "/settings": SettingsPage,
  "/settings/login-activitiy": LoginActivitiesPage,
  "/settings/activities": StaffActivitiesPage,
};
