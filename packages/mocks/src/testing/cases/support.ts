import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const newTicket = (db: Db) => [...db.support.tickets.values()].find((it) => it.status === "NEW")!;

export const supportReads = (db: Db) => {
  const tickets = every(db.support.tickets.values(), 10);
  const one = newTicket(db);
  return {
    listTickets: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, sortBy: "lastMessageAt", sortDirection: "desc" } },
      { body: { ...PAGE, statuses: ["NEW", "PENDING"], isTest: false, search: "with" } },
    ],
    showTicket: [
      ...(one ? [one, ...tickets] : []).map(({ brandId, ticketId }) => ({ body: { brandId, ticketId } })),
      { body: { brandId: "op-nordlys", ticketId: "tk-0" } },
    ],
  } satisfies Reads;
};

export const supportWrites = {
  createTicket: (db) => {
    const { playerId, opId } = [...db.players.values()][0]!;
    return { body: { subject: "Your documents", message: "Please upload them.", brandId: opId, customerId: playerId } };
  },
  updateTicketStatus: (db) => {
    const { id, brandId, opId } = newTicket(db);
    return { body: { dto: { id, brandId, opId, status: "CLOSED" } } };
  },
  replyToTicket: (db) => {
    const { id, brandId } = newTicket(db);
    return { body: { id, brandId, message: "It was paid out this morning." } };
  },
} satisfies Writes;
