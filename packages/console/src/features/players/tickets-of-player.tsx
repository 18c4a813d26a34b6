import { listTickets } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";
import { TICKET_STATUS, ticketKey, ticketName, type Ticket } from "#entities/ticket/ticket.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";

const columns: ColumnsOf<typeof listTickets> = [
  { id: "ticketNumber", header: "Ticket", ...textCell<Ticket>(ticketName), sortable: true, width: 90 },
  { id: "subject", header: "Subject", ...textCell<Ticket>(({ subject }) => subject), sortable: true, width: 260 },
  {
    id: "status",
    header: "Status",
    ...statusCell<Ticket, Ticket["status"]>(({ status }) => status, TICKET_STATUS),
    sortable: true,
    width: 110,
  },
  { id: "agentName", header: "Agent", ...textCell<Ticket>(({ agentName }) => agentName), width: 120 },
  {
    id: "lastMessageAt",
    header: "Last message",
    ...dateCell<Ticket>(({ lastMessageAt }) => lastMessageAt),
    sortable: true,
    width: 150,
  },
];

/** Support tickets of a player, the latest message first; a row opens the conversation. */
export const TicketsOfPlayer = ({ playerId }: { playerId: string }) => (
  <ListInPanel
    label="Tickets"
    source={useMemo(() => rowsOfPlayer(listTickets, ticketKey, { playerId }), [playerId])}
    columns={columns}
    defaultSort={{ id: "lastMessageAt", desc: true }}
    opens={{ panel: "support-ticket", param: "ticket" }}
    empty="No tickets yet."
  />
);
