import { showTicket } from "@backoffice/api-client";
import { Moment } from "#entities/time/moment.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { ticketHistory } from "../conversation/ticket-history.tsx";
import { TicketFacts } from "../conversation/ticket-facts.tsx";
import { TicketMessages } from "../conversation/ticket-messages.tsx";
import { TicketPlayer } from "../conversation/ticket-player.tsx";
import { TicketReply } from "../reply/ticket-reply.tsx";
import { readTicketKey, TICKET_STATUS, ticketName } from "#entities/ticket/ticket.ts";

/** A ticket with its conversation and reply form (shell §2.3). */
const SupportTicketDrawer = ({ params: { ticket: key }, close }: DrawerPanelProps<"support-ticket">) => {
  const panels = usePanels();
  const session = useSession();
  const named = readTicketKey(key);
  return (
    <RecordPanel
      noun="ticket"
      read={showTicket}
      input={named && { body: named }}
      close={close}
      head={(ticket) => ({
        name: ticketName(ticket),
        subtitle: ticket.subject,
        status: <StatusBadge status={ticket.status} of={TICKET_STATUS} />,
        figures: [
          { label: "Last message", value: <Moment value={ticket.lastMessageAt} /> },
          { label: "Messages", value: ticket.messageCount },
        ],
      })}
      page={({ brandId, ticketId }) => `/support/${encodeURIComponent(brandId)}/${encodeURIComponent(ticketId)}`}
      tabs={(ticket) => [ticketHistory(ticket)]}
      actions={(ticket) => [
        {
          label: "Change status…",
          reason: lacking(session, "edit_tickets"),
          onClick: () => panels.open("update-ticket-status", { ticket }),
        },
      ]}
    >
      {(ticket) => (
        <div className="@container">
          <div className="grid items-start gap-5 @min-[760px]:grid-cols-[minmax(0,1fr)_17rem]">
            <div className="flex min-w-0 flex-col gap-5">
              <TicketFacts ticket={ticket} />
              <TicketMessages messages={ticket.messages} />
              <TicketReply ticket={ticket} />
            </div>
            <TicketPlayer ticket={ticket} />
          </div>
        </div>
      )}
    </RecordPanel>
  );
};

export default SupportTicketDrawer;
