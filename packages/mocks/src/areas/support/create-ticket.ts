import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal, type FieldMessages } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";
import { displayName } from "../../session/display-name.ts";
import { logTicket } from "./log-ticket.ts";
import { newContentId } from "../../commands/new-content-id.ts";
import type { TicketRow } from "./support-tables.ts";

/** Opens a ticket for a player of a brand; as staff wrote first, it waits for the player (content §3, §5). */
export const createTicket = (
  { db, account, clock }: Actor,
  { subject, message, brandId, customerId, playerId = customerId }: Input<Operations["createTicket"]>["body"],
): TicketRow => {
  if (brandId === "*") throw Refusal.ofFields({ brandId: "Please select a brand." });
  scopeOf(db, account, brandId);
  const player = db.players.get(playerId);
  const fields: FieldMessages = {};
  if (subject.trim() === "") fields["subject"] = "The subject is required.";
  if (message.trim() === "") fields["message"] = "The message is required.";
  if (player?.opId !== brandId) fields["customerId"] = "This customer does not belong to the brand.";
  if (!player || Object.keys(fields).length > 0) throw Refusal.ofFields(fields);

  const now = new Date(clock.now()).toISOString();
  const { tickets } = db.support;
  const ticketNumber = Math.max(10_000, ...[...tickets.values()].map((it) => it.ticketNumber)) + 1;
  const id = newContentId(tickets, `ticket/${ticketNumber}`);
  const ticket: TicketRow = {
    id,
    ticketId: `tk-${ticketNumber}`,
    ticketNumber,
    brandId,
    brandTitle: player.opTitle,
    parentBrandId: player.parentOpId,
    opId: brandId,
    status: "REPLIED",
    subject: subject.trim(),
    customerId,
    playerId: player.playerId,
    playerCode: player.playerCode,
    username: player.username,
    isTest: player.isTest,
    agentId: account.user.user_id,
    agentName: displayName(account),
    messageCount: 1,
    lastMessageBy: "AGENT",
    lastMessageAt: now,
    createdAt: now,
    updatedAt: now,
    messages: [
      {
        id: newContentId(new Map(), `message/${id}/1`),
        author: "AGENT",
        authorName: displayName(account),
        text: message,
        sentAt: now,
        attachments: [],
      },
    ],
  };
  db.support.tickets = new Map([[id, ticket], ...tickets]);
  logTicket({ db, account, clock }, "TICKET_CREATED", [null, ticket]);
  return ticket;
};
