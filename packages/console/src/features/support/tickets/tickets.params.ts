import type { components } from "@backoffice/api-client";

type Ticket = components["schemas"]["Ticket"];

/** A ticket as a click hands it over: what its change names, and what it is called. */
export type NamedTicket = Pick<
  Ticket,
  "id" | "brandId" | "ticketId" | "ticketNumber" | "opId" | "agentId" | "status" | "subject" | "playerCode"
>;

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Brand and ticket in one: `br-polaris/tk-10482`. */
    "support-ticket": { ticket: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "update-ticket-status": { ticket: NamedTicket };
    /** For this player; or else one is chosen. */
    "create-support-ticket": Adds<{ player?: { playerId: string; playerCode: string; brandId: string } }>;
  }
}
