import { replyToTicket, updateTicketStatus } from "./change-ticket.ts";
import { createTicket } from "./create-ticket.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { omit } from "../../request/omit.ts";
import { visibleRow } from "../../session/visible.ts";

export const support = {
  listTickets: (call) => {
    const { statuses } = call.input.body;
    const found = list(call, call.db.support.tickets.values(), {
      opIdOf: (row) => row.opId,
      equal: ["playerId", "agentId", "isTest"],
      moment: (row) => row.createdAt,
      keep: (row) => !statuses?.length || statuses.includes(row.status),
      search: (row) => [row.subject, String(row.ticketNumber), row.playerCode, row.username],
    });
    return { ...found, items: found.items.map((row) => omit(row, "messages")) };
  },

  showTicket: ({ db, account, input: { body } }) => {
    const ticket = [...db.support.tickets.values()].find(
      (it) => it.ticketId === body.ticketId && it.brandId === body.brandId,
    );
    return existing(visibleRow(db, account, ticket), "This ticket does not exist.");
  },

  createTicket: (call) => createTicket(call, call.input.body),
  updateTicketStatus: (call) => updateTicketStatus(call, call.input.body),
  replyToTicket: (call) => replyToTicket(call, call.input.body),
} satisfies AreaHandlers;
