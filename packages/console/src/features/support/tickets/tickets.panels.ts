import CreateSupportTicket from "./panels/create-support-ticket.modal.tsx";
import SupportTicketDrawer from "./panels/support-ticket.drawer.tsx";
import UpdateTicketStatus from "./panels/update-ticket-status.modal.tsx";

/** Panels by ID. */
export default {
  "support-ticket": SupportTicketDrawer,
  "update-ticket-status": UpdateTicketStatus,
  "create-support-ticket": CreateSupportTicket,
};
