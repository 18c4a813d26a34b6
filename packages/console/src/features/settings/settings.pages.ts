import { LoginActivitiesPage } from "./logs/login-activities.page.tsx";
import { StaffActivitiesPage } from "./logs/staff-activities.page.tsx";
import { SettingsPage } from "./overview/settings.page.tsx";

/** Pages by path. */
export default {
  "/settings": SettingsPage,
  "/settings/login-activitiy": LoginActivitiesPage,
  "/settings/activities": StaffActivitiesPage,
};
