import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Ticket = components["schemas"]["TicketWithMessages"];

/** A ticket of Nordlys, changed in the tables to these values. */
export const ticketOf = (db: Db, values: Partial<Ticket> = {}): Ticket => {
  const { tickets } = db.support;
  const now = { ...firstOf(tickets, ({ brandId }) => brandId === "op-nordlys"), ...values };
  tickets.set(now.id, now);
  return now;
};

/** The address of the drawer of such a ticket. */
export const ticketDrawer =
  (values?: Partial<Ticket>) =>
  (db: Db): string => {
    const { brandId, ticketId } = ticketOf(db, values);
    return `/?panel=support-ticket&ticket=${brandId}/${ticketId}`;
  };
