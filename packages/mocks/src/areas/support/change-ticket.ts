import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import { displayName } from "../../session/display-name.ts";
import { newContentId } from "../../commands/new-content-id.ts";
import { logTicket } from "./log-ticket.ts";
import { placeholderImage } from "../../db/words/placeholder-image.ts";
import type { TicketRow } from "./support-tables.ts";

type Reply = Input<Operations["replyToTicket"]>["body"];

const ticketOf = (db: Db, account: Account, { id, brandId }: { id: string; brandId: string }): TicketRow => {
  const ticket = visibleRow(db, account, db.support.tickets.get(id));
  if (ticket?.brandId !== brandId) throw new Refusal(404, "This ticket does not exist.");
  return ticket;
};

/** The largest attachment, in bytes (ruling 23). */
const MAX_BYTES = 5 * 1024 * 1024;

const put = (db: Db, ticket: TicketRow): TicketRow => {
  db.support.tickets.set(ticket.id, ticket);
  return ticket;
};

/** Changes the status of a ticket, and its agent where one is named; a closed one cannot become new (shell §4, money §3, §4). */
export const updateTicketStatus = (
  { db, account, clock }: Actor,
  { dto }: Input<Operations["updateTicketStatus"]>["body"],
): TicketRow => {
  const ticket = ticketOf(db, account, dto);
  if (ticket.opId !== dto.opId) throw new Refusal(400, "This ticket belongs to another operator.");
  if (ticket.status === dto.status) throw new Refusal(400, `This ticket is ${dto.status} already.`);
  if (ticket.status === "CLOSED" && dto.status === "NEW")
    throw Refusal.ofFields({ status: "A closed ticket cannot be set to NEW." });
  const { agentId = ticket.agentId } = dto;
  const agent = agentId === null ? undefined : db.staff.users.get(agentId);
  if (agentId !== ticket.agentId && !agent) throw Refusal.ofFields({ agentId: "This staff member does not exist." });
  const changed = put(db, {
    ...ticket,
    status: dto.status,
    agentId,
    agentName: agent ? (agent.app_metadata.nickname ?? agent.email) : ticket.agentName,
    updatedAt: new Date(clock.now()).toISOString(),
  });
  logTicket({ db, account, clock }, "TICKET_STATUS_CHANGED", [ticket, changed]);
  if (agentId !== ticket.agentId) logTicket({ db, account, clock }, "TICKET_ASSIGNED", [ticket, changed]);
  return changed;
};

const checkAttachment = (file: unknown): void => {
  if (!(file instanceof Blob) || !["image/jpeg", "image/png"].includes(file.type))
    throw Refusal.ofFields({ attachment: "Only (jpg,jpeg,png) image files are allowed." });
  if (file.size > MAX_BYTES) throw Refusal.ofFields({ attachment: "Image must be smaller than 5MB." });
};

/** Answers a ticket, with an image where one is sent: its status becomes replied, and it is assigned to the caller. */
export const replyToTicket = ({ db, account, clock }: Actor, reply: Reply): TicketRow => {
  const { message } = reply;
  const file: unknown = "attachment" in reply ? reply.attachment : undefined;
  const ticket = ticketOf(db, account, reply);
  if (ticket.status === "CLOSED" || ticket.status === "ARCHIVED")
    throw new Refusal(400, "This ticket is closed. Change its status to reply.");
  if (message.trim() === "") throw Refusal.ofFields({ message: "The message is required." });
  if (file !== undefined) checkAttachment(file);
  const sentAt = new Date(clock.now()).toISOString();
  const about = `message/${ticket.id}/${ticket.messageCount + 1}`;
  const changed = put(db, {
    ...ticket,
    status: "REPLIED",
    agentId: account.user.user_id,
    agentName: displayName(account),
    messageCount: ticket.messageCount + 1,
    lastMessageBy: "AGENT",
    lastMessageAt: sentAt,
    updatedAt: sentAt,
    messages: [
      ...ticket.messages,
      {
        id: newContentId(new Map(), about),
        author: "AGENT",
        authorName: displayName(account),
        text: message,
        sentAt,
        attachments:
          file instanceof File
            ? [
                {
                  id: newContentId(new Map(), `${about}/attachment`),
                  name: file.name,
                  contentType: file.type,
                  sizeBytes: file.size,
                  url: placeholderImage(`Attached: ${file.name}`),
                },
              ]
            : [],
      },
    ],
  });
  logTicket({ db, account, clock }, "TICKET_ANSWERED", [ticket, changed]);
  return changed;
};
