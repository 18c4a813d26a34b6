import type { components } from "@backoffice/api-client";

type Ticket = components["schemas"]["Ticket"];

/** A ticket as a click hands it over: what its change names, and what it is called. */
export type NamedTicket = Pick<
  Ticket,
  "id" | "brandId" | "ticketId" | "ticketNumber" | "opId" | "agentId" | "status" | "subject" | "playerCode"
>;
