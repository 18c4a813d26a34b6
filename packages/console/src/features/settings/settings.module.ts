import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Platform settings: domains, staff, roles, translations. */
export const settings = defineModule({
  pages: definePages("Settings", "signed_in", () => import("./settings.pages.ts"), {
    // Version, environment and clock of the server are for staff.
    "/settings": { title: "Settings", notForPartners: true },
    "/settings/login-activitiy": { title: "Login Activity", permission: "view_login_activities" },
    "/settings/activities": { title: "Staff Activities", permission: "view_staff_activities" },
  }),
  panels: [],
});
