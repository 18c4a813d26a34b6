import { showTicket } from "@backoffice/api-client";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { readTicketKey, ticketName } from "#entities/ticket/ticket.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { TicketConversation } from "../conversation/ticket-conversation.tsx";
import { TicketState } from "../conversation/ticket-state.tsx";

/** A ticket with its conversation and reply form (shell §2.3). */
export const SupportTicketDrawer = ({ params: { ticket: key }, close }: DrawerPanelProps<"support-ticket">) => {
  const named = readTicketKey(key);
  return (
    <RecordPanel
      noun="ticket"
      read={showTicket}
      input={named && { body: named }}
      close={close}
      head={(ticket) => ({
        record: `${ticketName(ticket)} · ${ticket.subject}`,
        status: (
          <span className="text-ink-muted">
            <span className="me-1.5 font-mono">{ticketName(ticket)}</span> · <OperatorLink opId={ticket.brandId} />
          </span>
        ),
        amount: (
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="sr-only">{ticketName(ticket)} </span>
            <bdi className="text-title font-semibold wrap-anywhere">{ticket.subject}</bdi>
            <TicketState ticket={ticket} />
          </span>
        ),
      })}
      page={({ brandId, ticketId }) => `/support/${encodeURIComponent(brandId)}/${encodeURIComponent(ticketId)}`}
      json={false}
    >
      {(ticket) => <TicketConversation ticket={ticket} inDrawer />}
    </RecordPanel>
  );
};
