import type { Input } from "@backoffice/api-client/contract";
import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import type { Operations } from "../request/handler.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { visibleRow } from "../session/visible.ts";
import { displayName } from "../session/display-name.ts";
import { newContentId } from "./new-content-id.ts";
import type { TicketRow } from "../db/tables/support-tables.ts";

const ticketOf = (db: Db, account: Account, { id, brandId }: { id: string; brandId: string }): TicketRow | Refusal => {
  const ticket = visibleRow(db, account, db.support.tickets.get(id));
  return ticket?.brandId === brandId ? ticket : new Refusal(404, "This ticket does not exist.");
};

const put = (db: Db, ticket: TicketRow): TicketRow => {
  db.support.tickets.set(ticket.id, ticket);
  return ticket;
};

/** Changes the status of a ticket; a closed one cannot become new (shell §4, money §4). */
export const updateTicketStatus = (
  db: Db,
  account: Account,
  clock: Clock,
  { dto }: Input<Operations["updateTicketStatus"]>["body"],
): TicketRow | Refusal => {
  const ticket = ticketOf(db, account, dto);
  if (ticket instanceof Refusal) return ticket;
  if (ticket.opId !== dto.opId) return new Refusal(400, "This ticket belongs to another operator.");
  if (ticket.status === dto.status) return new Refusal(400, `This ticket is ${dto.status} already.`);
  if (ticket.status === "CLOSED" && dto.status === "NEW")
    return Refusal.ofFields({ status: "A closed ticket cannot be set to NEW." });
  return put(db, { ...ticket, status: dto.status, updatedAt: new Date(clock.now()).toISOString() });
};

/** Answers a ticket: its status becomes replied, and it is assigned to the caller. */
export const replyToTicket = (
  db: Db,
  account: Account,
  clock: Clock,
  { message, ...which }: Input<Operations["replyToTicket"]>["body"],
): TicketRow | Refusal => {
  const ticket = ticketOf(db, account, which);
  if (ticket instanceof Refusal) return ticket;
  if (ticket.status === "CLOSED" || ticket.status === "ARCHIVED")
    return new Refusal(400, "This ticket is closed. Change its status before you answer.");
  if (message.trim() === "") return Refusal.ofFields({ message: "The message is required." });
  const sentAt = new Date(clock.now()).toISOString();
  const id = newContentId(new Map(), `message/${ticket.id}/${ticket.messageCount + 1}`);
  return put(db, {
    ...ticket,
    status: "REPLIED",
    agentId: account.user.user_id,
    agentName: displayName(account),
    messageCount: ticket.messageCount + 1,
    lastMessageBy: "AGENT",
    lastMessageAt: sentAt,
    updatedAt: sentAt,
    messages: [...ticket.messages, { id, author: "AGENT", authorName: displayName(account), text: message, sentAt }],
  });
};
