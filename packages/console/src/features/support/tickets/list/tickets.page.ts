import { listTickets, showTicket } from "@backoffice/api-client";
import { listTickets as shape } from "@backoffice/api-client/shapes/support";
import { multiSelect } from "@backoffice/ui/filters";
import { LifeBuoy } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { readTicketKey, TICKET_STATUS, ticketKey } from "#entities/ticket/ticket.ts";
import { ticketActions } from "./tickets.actions.ts";
import { ticketBulk } from "./tickets.bulk.ts";
import { ticketColumns } from "./tickets.columns.tsx";

/** `/support`: all tickets newest first, or the unanswered queue oldest first. */
export const TicketsPage = listPage({
  read: listTickets,
  shape,
  label: "Tickets",
  key: ticketKey,
  columns: ticketColumns,
  filters: { statuses: multiSelect({ label: "Status", options: statusOptions(TICKET_STATUS), place: "bar" }) },
  actions: ticketActions,
  bulk: ticketBulk,
  opens: { panel: "support-ticket", param: "ticket" },
  create: { creates: "create-support-ticket" },
  // The period is that of the first message, not of the last.
  views: builtInViews(waitingOverADay({ statuses: "NEW,PENDING" }, "Unanswered, opened over a day ago")),
  queue: staffQueue({
    waiting: { statuses: "NEW,PENDING" },
    since: "lastMessageAt",
    target: QUEUE_TARGETS.tickets,
    read: (key) => showTicket.options({ body: readTicketKey(key) ?? { brandId: "", ticketId: "" } }),
  }),
  empty: { icon: LifeBuoy, text: "Tickets appear here when players contact support." },
});
