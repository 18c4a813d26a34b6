import type { components } from "@backoffice/api-client";

type Ticket = components["schemas"]["Ticket"];

/** A ticket as row actions pass it: identifiers and display name. */
export type NamedTicket = Pick<
  Ticket,
  "id" | "brandId" | "ticketId" | "ticketNumber" | "opId" | "agentId" | "status" | "subject" | "playerCode"
>;
