import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Tickets of players and operators. */
export const support = defineModule({
  pages: definePages("Support", "view_tickets", () => import("./support.pages.ts"), {
    "/support": { title: "Support Tickets", badge: "tickets" },
    "/support/activities": { title: "Support Activities", permission: "view_support_activities" },
    "/support/{brandId}/{ticketId}": { title: "Support Ticket", recordOf: "ticket" },
  }),
  panels: [],
});
