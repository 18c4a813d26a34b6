import { TicketPage } from "./conversation/ticket.page.tsx";

/** The record page, which the lists do not load. */
export default { "/support/{brandId}/{ticketId}": TicketPage };
