// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List support tickets (shell §2.2, §2.3). */
export const listTickets = /* @__PURE__ */ query({ id: "listTickets", method: "post", path: "/api/admin/support/agent/tickets/list", tag: "support", effect: "read", permission: "view_tickets", rows: "items", record: true, counted: true });
export const useListTickets = /* @__PURE__ */ queryHook(listTickets);

/** Read one support ticket with its messages (shell §2.2, §2.3). */
export const showTicket = /* @__PURE__ */ query({ id: "showTicket", method: "post", path: "/api/admin/support/agent/tickets/show", tag: "support", effect: "read", permission: "view_tickets", record: true });
export const useShowTicket = /* @__PURE__ */ queryHook(showTicket);

/** Open a support ticket for a player (content §3, §5, §7). */
export const createTicket = /* @__PURE__ */ write({ id: "createTicket", method: "post", path: "/api/admin/support/agent/tickets/new", tag: "support", effect: "write", permission: "edit_tickets" });
export const useCreateTicket = /* @__PURE__ */ writeHook(createTicket);

/** Change the status of a support ticket (shell §4, §7; money §3, §4, §7). */
export const updateTicketStatus = /* @__PURE__ */ write({ id: "updateTicketStatus", method: "post", path: "/api/admin/support/agent/tickets/status", tag: "support", effect: "write", permission: "edit_tickets" });
export const useUpdateTicketStatus = /* @__PURE__ */ writeHook(updateTicketStatus);

/** Answer a support ticket (shell §2.2). */
export const replyToTicket = /* @__PURE__ */ write({ id: "replyToTicket", method: "post", path: "/api/admin/support/agent/tickets/reply", tag: "support", effect: "write", permission: "edit_tickets", form: "with-file" });
export const useReplyToTicket = /* @__PURE__ */ writeHook(replyToTicket);
