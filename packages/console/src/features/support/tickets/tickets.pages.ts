import { TicketPage } from "./conversation/ticket.page.tsx";
import { TicketsPage } from "./list/tickets.page.ts";

/** What is at each path of the feature. */
export default {
  "/support": TicketsPage,
  "/support/{brandId}/{ticketId}": TicketPage,
};
