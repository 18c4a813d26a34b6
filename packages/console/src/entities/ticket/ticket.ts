import type { components } from "@backoffice/api-client";
import { statusOptions, type Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];
export type Ticket = Schemas["Ticket"];

/** Statuses of a ticket in the documented order (shell §4, money §4). */
export const TICKET_STATUS: Statuses<Schemas["TicketStatus"]> = {
  CLOSED: { label: "Closed", tone: "normal" },
  NEW: { label: "New", tone: "look" },
  PENDING: { label: "Pending", tone: "look" },
  REPLIED: { label: "Replied", tone: "normal" },
  ARCHIVED: { label: "Archived", tone: "normal" },
};

/** Selectable statuses: not NEW once CLOSED (shell §4); the current one is disabled. */
export const statusChoices = (now: string) =>
  statusOptions(TICKET_STATUS)
    .filter(({ value }) => now !== "CLOSED" || value !== "NEW")
    .map((it) => (it.value === now ? { ...it, label: `${it.label} (now)`, disabled: true } : it));

/** Statuses in which a ticket accepts no reply. */
export const takesAnswers = (status: string): boolean => status !== "CLOSED" && status !== "ARCHIVED";

/** Address key of a ticket: `br-polaris/tk-10482`. */
export const ticketKey = ({ brandId, ticketId }: Pick<Ticket, "brandId" | "ticketId">): string =>
  `${brandId}/${ticketId}`;

/** Parses an address key; undefined if invalid. */
export const readTicketKey = (key: string | undefined): Pick<Ticket, "brandId" | "ticketId"> | undefined => {
  const [brandId, ticketId, ...rest] = (key ?? "").split("/");
  return brandId && ticketId && rest.length === 0 ? { brandId, ticketId } : undefined;
};

/** Display name of a ticket. */
export const ticketName = ({ ticketNumber }: Pick<Ticket, "ticketNumber">): string => `#${ticketNumber}`;

/** Whether the player waits for an answer of staff. */
export const waitsForStaff = ({ status }: Pick<Ticket, "status">): boolean => status === "NEW" || status === "PENDING";
