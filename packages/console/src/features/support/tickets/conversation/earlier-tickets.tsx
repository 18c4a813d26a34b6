import { useListTickets, type components } from "@backoffice/api-client";
import { DateTime, linkLook } from "@backoffice/ui";
import { TICKET_STATUS, ticketKey } from "#entities/ticket/ticket.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";

const MOST = 5;

type EarlierTicketsProps = { ticket: Pick<components["schemas"]["Ticket"], "id" | "playerId"> };

/** The other tickets of a ticket's player, latest first; nothing without one. */
export const EarlierTickets = ({ ticket: { id, playerId } }: EarlierTicketsProps) => {
  const panels = usePanels();
  const { data } = useListTickets({
    body: { page: 1, itemsPerPage: MOST + 1, opId: ALL, playerId, sortBy: "createdAt", sortDirection: "desc" },
  });
  const others = data?.items.filter((it) => it.id !== id).slice(0, MOST) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="ticket-others" className="mt-5">
      <h3 id="ticket-others" className="text-meta font-semibold">
        Other tickets
      </h3>
      <ul aria-labelledby="ticket-others">
        {others.map((other) => (
          <li key={other.id} className="flex min-h-7 items-center justify-between gap-2 border-b">
            <button
              type="button"
              className={`${linkLook()} min-w-0 truncate`}
              onClick={() => panels.open("support-ticket", { ticket: ticketKey(other) })}
            >
              <bdi>{other.subject}</bdi>
            </button>
            <span className="shrink-0 text-meta text-ink-muted">
              {statusLabel(other.status, TICKET_STATUS).toLowerCase()}{" "}
              <DateTime value={other.lastMessageAt} part="date" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
