import type { NamedTicket } from "./named-ticket.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Brand and ticket as one key: `br-polaris/tk-10482`. */
    "support-ticket": { ticket: string };
  }
  interface DialogParams {
    /** The status is chosen in the dialog unless it is given. */
    "update-ticket-status": { ticket: NamedTicket; status?: string };
    /** For this player; selected in the dialog if omitted. */
    "create-support-ticket": Adds<{ player?: { playerId: string; playerCode: string; brandId: string } }>;
  }
}

/** Support tickets. */
export const tickets = defineModule({
  pages: [
    ...definePages("Support", "view_tickets", () => import("./tickets.pages.ts"), {
      "/support": { title: "Support Tickets", badge: "tickets" },
    }),
    ...definePages("Support", "view_tickets", () => import("./ticket.pages.ts"), {
      "/support/{brandId}/{ticketId}": { title: "Support Ticket", recordOf: "ticket" },
    }),
  ],
  panels: definePanels("view_tickets", () => import("./tickets.panels.ts"), {
    "support-ticket": { title: "Support Ticket", params: ["ticket"], width: "xl" },
    "update-ticket-status": {
      title: "Update Ticket Status",
      permission: "edit_tickets",
      about: ({ ticket }) => [ticket.id],
    },
    "create-support-ticket": {
      title: "Create Support Ticket",
      permission: "edit_tickets",
      about: ({ player }) => [player?.playerId ?? ""],
      creates: { label: "New support ticket", permission: "edit_tickets" },
    },
  }),
});
