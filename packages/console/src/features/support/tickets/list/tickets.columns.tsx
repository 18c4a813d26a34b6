import type { components } from "@backoffice/api-client";
import { dateCell, statusCell, textCell, waitingCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { TICKET_STATUS, ticketName, waitsForStaff, type Ticket } from "#entities/ticket/ticket.ts";

type Schemas = components["schemas"];

/** Columns of the ticket list. */
export const ticketColumns: readonly ListColumn<Ticket, Schemas["TicketSort"]>[] = [
  {
    id: "ticketNumber",
    header: "Ticket",
    cell: (row) => ticketName(row),
    code: true,
    text: ({ ticketNumber }) => String(ticketNumber),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 100,
    skeleton: "id",
  },
  { id: "subject", header: "Subject", ...textCell<Ticket>(({ subject }) => subject), sortable: true, width: 260 },
  {
    id: "status",
    header: "Status",
    ...statusCell<Ticket, Schemas["TicketStatus"]>(({ status }) => status, TICKET_STATUS),
    sortable: true,
    width: 115,
  },
  { id: "playerCode", header: "Player", ...playerLinkCell<Ticket>((row) => row), width: 190 },
  {
    id: "lastMessageAt",
    header: "Last message",
    ...dateCell<Ticket>(({ lastMessageAt }) => lastMessageAt),
    sortable: true,
    width: 190,
  },
  {
    id: "waiting",
    header: "Waiting",
    ...waitingCell<Ticket>((row) => (waitsForStaff(row) ? row.lastMessageAt : null), QUEUE_TARGETS.tickets),
    width: 100,
  },
  {
    id: "lastMessageBy",
    header: "Author",
    defaultHidden: true,
    ...textCell<Ticket>(({ lastMessageBy }) => (lastMessageBy === "CUSTOMER" ? "Player" : "Staff")),
    width: 105,
  },
  {
    id: "agentName",
    header: "Agent",
    ...refCell<Ticket>(
      "admin",
      ({ agentId }) => agentId,
      textCell<Ticket>(({ agentName }) => agentName),
    ),
    width: 130,
  },
  {
    id: "brandTitle",
    header: "Brand",
    ...operatorCell<Ticket>(({ brandId }) => brandId),
    sortable: true,
    width: 150,
  },
  { id: "messageCount", header: "Messages", ...numberCell<Ticket>(({ messageCount }) => messageCount), width: 100 },
  { id: "createdAt", header: "Opened", ...dateCell<Ticket>(({ createdAt }) => createdAt), sortable: true, width: 190 },
];
