import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { TicketRow } from "./support-tables.ts";
import { logActivity } from "../activity/log-activity.ts";

type Action = components["schemas"]["SupportAction"];

/** The action in words, with the result of a change of status. */
const WORDS: Readonly<Record<Action, (name: string, after: TicketRow) => string>> = {
  TICKET_STATUS_CHANGED: (name, { status }) => `Changed the status of ticket ${name} to ${status.toLowerCase()}`,
  TICKET_ANSWERED: (name) => `Answered ticket ${name}`,
  TICKET_CREATED: (name) => `Opened ticket ${name}`,
  TICKET_ASSIGNED: (name) => `Took over ticket ${name}`,
};

const fields = (action: Action, { status, agentName }: TicketRow): Record<string, unknown> =>
  action === "TICKET_ASSIGNED" ? { agent: agentName } : { status };

/** Logs what somebody did with a ticket, with what was before and after; nothing was before a new one. */
export const logTicket = (
  { db, account, clock }: Actor,
  action: Action,
  [before, after]: readonly [TicketRow | null, TicketRow],
): void =>
  logActivity(db, account, clock, "support", {
    type: "SUPPORT",
    subtype: action,
    message: WORDS[action](`#${after.ticketNumber}`, after),
    opId: after.opId,
    subject: { id: after.ticketId, title: `#${after.ticketNumber}` },
    before: before && fields(action, before),
    after: fields(action, after),
  });
