import type { components } from "@backoffice/api-client";
import { statusOptions, type Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];
export type Ticket = Schemas["Ticket"];

/** Where a ticket stands, in the documented order (shell §4, money §4). */
export const TICKET_STATUS: Statuses<Schemas["TicketStatus"]> = {
  CLOSED: { label: "Closed", tone: "neutral" },
  NEW: { label: "New", tone: "info" },
  PENDING: { label: "Pending", tone: "caution" },
  REPLIED: { label: "Replied", tone: "positive" },
  ARCHIVED: { label: "Archived", tone: "neutral" },
};

/** The states that a ticket may be given: not NEW once it is CLOSED (shell §4); the one that it has cannot be chosen. */
export const statusChoices = (now: string) =>
  statusOptions(TICKET_STATUS)
    .filter(({ value }) => now !== "CLOSED" || value !== "NEW")
    .map((it) => (it.value === now ? { ...it, label: `${it.label} (now)`, disabled: true } : it));

/** The states in which a ticket takes no answer. */
export const takesAnswers = (status: string): boolean => status !== "CLOSED" && status !== "ARCHIVED";

/** What tells a ticket from all others, as one word for an address: `br-polaris/tk-10482`. */
export const ticketKey = ({ brandId, ticketId }: Pick<Ticket, "brandId" | "ticketId">): string =>
  `${brandId}/${ticketId}`;

/** The ticket that such a word means; nothing for any other word. */
export const readTicketKey = (key: string | undefined): Pick<Ticket, "brandId" | "ticketId"> | undefined => {
  const [brandId, ticketId, ...rest] = (key ?? "").split("/");
  return brandId && ticketId && rest.length === 0 ? { brandId, ticketId } : undefined;
};

/** How staff and players speak of a ticket. */
export const ticketName = ({ ticketNumber }: Pick<Ticket, "ticketNumber">): string => `#${ticketNumber}`;
