import { TicketPage } from "./conversation/ticket.page.tsx";
import { TicketsPage } from "./list/tickets.page.ts";

/** Pages by path. */
export default {
  "/support": TicketsPage,
  "/support/{brandId}/{ticketId}": TicketPage,
};
