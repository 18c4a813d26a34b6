import { RecordHistory } from "#entities/activity/record-history.tsx";
import type { RecordTab } from "#kit/records/record-tabs.tsx";
import { ticketName, type Ticket } from "#entities/ticket/ticket.ts";

/** The tab with what staff did with a ticket. */
export const ticketHistory = (ticket: Pick<Ticket, "ticketId" | "ticketNumber">): RecordTab => ({
  id: "history",
  label: "History",
  permission: "view_support_activities",
  content: <RecordHistory log="support" noun="ticket" names={[ticketName(ticket), ticket.ticketId]} />,
});
