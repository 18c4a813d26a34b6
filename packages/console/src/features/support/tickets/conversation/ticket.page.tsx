import { showTicket, type components } from "@backoffice/api-client";
import { showTicket as shape } from "@backoffice/api-client/shapes/support";
import { Card, SectionHeading } from "@backoffice/ui";
import { useMemo } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { recordPage } from "#kit/records/record-page.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { ticketActions } from "../list/tickets.actions.ts";
import { TICKET_STATUS, ticketName } from "#entities/ticket/ticket.ts";
import { ticketHistory } from "./ticket-history.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketMessages } from "./ticket-messages.tsx";
import { TicketPlayer } from "./ticket-player.tsx";
import { TicketReply } from "../reply/ticket-reply.tsx";

type Ticket = components["schemas"]["TicketWithMessages"];

const Conversation = ({ ticket }: { ticket: Ticket }) => {
  const panels = usePanels();
  const session = useSession();
  // The reply form is below, other actions above.
  const actions = useMemo(() => ticketActions(panels, session).filter(({ id }) => id !== "reply"), [panels, session]);
  return (
    <>
      <RecordHeader
        status={<StatusBadge status={ticket.status} of={TICKET_STATUS} />}
        actions={<RecordActions<Ticket> record={ticket} actions={actions} />}
      >
        {ticketName(ticket)} <bdi>{ticket.subject}</bdi>
      </RecordHeader>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <RecordTabs
            tabs={[
              {
                id: "conversation",
                label: "Conversation",
                content: (
                  <>
                    <TicketMessages messages={ticket.messages} />
                    <TicketReply ticket={ticket} />
                  </>
                ),
              },
              ticketHistory(ticket),
            ]}
          />
        </div>
        <Card className="flex flex-col gap-5 p-5">
          <TicketPlayer ticket={ticket} />
          <section aria-labelledby="ticket-facts">
            <SectionHeading id="ticket-facts" level={2}>
              Ticket
            </SectionHeading>
            <TicketFacts ticket={ticket} />
          </section>
        </Card>
      </div>
    </>
  );
};

/** `/support/{brandId}/{ticketId}`: conversation, reply form and player. */
export const TicketPage = recordPage({
  read: showTicket,
  shape,
  noun: "ticket",
  draw: (ticket) => <Conversation ticket={ticket} />,
});
