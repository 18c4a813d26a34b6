import { showTicket, updateTicketStatus } from "@backoffice/api-client";
import { Archive, CircleCheck, type LucideIcon } from "lucide-react";
import { bulkCall, rereadBy, type Bulk, type BulkAction } from "#kit/bulk/bulk.ts";
import { TICKET_STATUS, ticketName, type Ticket } from "#entities/ticket/ticket.ts";

const become = (status: "CLOSED" | "ARCHIVED", verb: string, icon: LucideIcon): BulkAction<Ticket> => ({
  id: status,
  verb,
  icon,
  tone: "primary",
  outcome: "Players can no longer reply.",
  reason: (ticket) =>
    ticket.status === status ? `This ticket is already ${TICKET_STATUS[status].label.toLowerCase()}.` : undefined,
  // An unassigned ticket is assigned to the user (money §3).
  call: ({ id, brandId, opId, agentId }, { userId }) =>
    bulkCall(updateTicketStatus, { body: { dto: { id, brandId, opId, agentId: agentId ?? userId, status } } }),
});

/** Closes or archives several tickets (shell §4). */
export const ticketBulk: Bulk<Ticket> = {
  noun: ["ticket", "tickets"],
  name: (ticket) => `${ticketName(ticket)} of ${ticket.playerCode}`,
  decisive: ["status"],
  reread: rereadBy(showTicket, ({ brandId, ticketId }: Ticket) => ({ body: { brandId, ticketId } })),
  actions: [become("CLOSED", "Close", CircleCheck), become("ARCHIVED", "Archive", Archive)],
};
