import { updateTicketStatus } from "@backoffice/api-client";
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  useLocale,
} from "@backoffice/ui";
import { WaitingTime } from "@backoffice/ui/table";
import { ChevronDown } from "lucide-react";
import { statusChoices, TICKET_STATUS, waitsForStaff, type Ticket } from "#entities/ticket/ticket.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { RefLink } from "#kit/references/ref-link.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge, statusLabel } from "#kit/words/status-badge.tsx";

type OfTicket = { ticket: Ticket };

/** The status, and the menu that changes it: the documented dialog asks before. */
const TicketStatus = ({ ticket }: OfTicket) => {
  const panels = usePanels();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="sm"
          aria-label={`Change status, ${statusLabel(ticket.status, TICKET_STATUS)}`}
          reason={lacking(useSession(), updateTicketStatus.operation.permission)}
        >
          <StatusBadge status={ticket.status} of={TICKET_STATUS} />
          <ChevronDown size={12} strokeWidth={1.75} aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {statusChoices(ticket.status)
          .filter(({ value }) => value !== ticket.status)
          .map(({ value, label }) => (
            <DropdownMenuItem
              key={value}
              onSelect={() => panels.open("update-ticket-status", { ticket, status: value })}
            >
              {label}
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

const Waits = ({ ticket: { lastMessageAt } }: OfTicket) => {
  const { timeZone, locale } = useLocale();
  return (
    <span className="text-ink-muted">
      Player has waited{" "}
      <WaitingTime since={new Date(lastMessageAt)} target={QUEUE_TARGETS.tickets} timeZone={timeZone} locale={locale} />
      , target {QUEUE_TARGETS.tickets} h
    </span>
  );
};

/** Facts in a ticket's header: status, agent and how long the player has waited. */
export const TicketState = ({ ticket }: OfTicket) => (
  <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 text-body font-normal">
    <TicketStatus ticket={ticket} />
    {ticket.agentName && (
      <span>
        <span className="text-ink-muted">Agent</span>{" "}
        <RefLink kind="admin" value={ticket.agentId}>
          <bdi>{ticket.agentName}</bdi>
        </RefLink>
      </span>
    )}
    {waitsForStaff(ticket) && <Waits ticket={ticket} />}
  </span>
);
