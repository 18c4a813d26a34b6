// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { CreateSupportTicket as "create-support-ticket" } from "./panels/create-support-ticket.modal.tsx";
export { SupportTicketDrawer as "support-ticket" } from "./panels/support-ticket.drawer.tsx";
export { UpdateTicketStatus as "update-ticket-status" } from "./panels/update-ticket-status.modal.tsx";
