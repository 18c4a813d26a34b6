import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Staff actions on tickets. */
export const supportActivities = defineModule({
  pages: definePages("Support", "view_support_activities", () => import("./support-activities.pages.ts"), {
    "/support/activities": { title: "Support Activities" },
  }),
  panels: [],
});
