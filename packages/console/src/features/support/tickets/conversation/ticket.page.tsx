import { showTicket, type components } from "@backoffice/api-client";
import { showTicket as shape } from "@backoffice/api-client/shapes/support";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { ticketName } from "#entities/ticket/ticket.ts";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { recordPage } from "#kit/records/record-page.tsx";
import { TicketConversation } from "./ticket-conversation.tsx";
import { TicketState } from "./ticket-state.tsx";

const Conversation = ({ ticket }: { ticket: components["schemas"]["TicketWithMessages"] }) => (
  <div className="@container">
    <RecordHeader
      code={ticketName(ticket)}
      metadata={
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <OperatorLink opId={ticket.brandId} />
          <TicketState ticket={ticket} />
        </span>
      }
    >
      {ticket.subject}
    </RecordHeader>
    <TicketConversation ticket={ticket} />
  </div>
);

/** `/support/{brandId}/{ticketId}`: conversation, reply form and player. */
export const TicketPage = recordPage({
  read: showTicket,
  shape,
  noun: "ticket",
  draw: (ticket) => <Conversation ticket={ticket} />,
});
