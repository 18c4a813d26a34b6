import { replyToTicket, updateTicketStatus } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Reply, Tag } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { decideNext } from "#kit/queue/queue.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { takesAnswers, ticketKey, type Ticket } from "#entities/ticket/ticket.ts";

/** Actions of a ticket. */
export const ticketActions = (panels: Panels, session: Session): RowAction<Ticket>[] => [
  {
    id: "reply",
    label: "Reply",
    icon: Reply,
    primary: true,
    keys: KEYS.reply,
    hidden: ({ status }) => !takesAnswers(status),
    reason: () => lacking(session, replyToTicket.operation.permission),
    // Replying happens in the drawer, which shows the conversation.
    onSelect: (ticket) => {
      decideNext(ticketKey(ticket));
      panels.open("support-ticket", { ticket: ticketKey(ticket) });
    },
  },
  {
    id: "status",
    label: "Change status",
    icon: Tag,
    primary: true,
    keys: KEYS.changeStatus,
    reason: () => lacking(session, updateTicketStatus.operation.permission),
    onSelect: (ticket) => panels.open("update-ticket-status", { ticket }),
  },
];
