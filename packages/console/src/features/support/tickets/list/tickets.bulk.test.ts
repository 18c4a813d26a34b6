import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import type { Ticket } from "#entities/ticket/ticket.ts";
import { ticketBulk } from "./tickets.bulk.ts";

const ticket = (status: string, agentId: string | null = "a1") =>
  ({ id: "t1", brandId: "br-a", opId: "op-a", ticketId: "tk-1", status, agentId }) as Ticket;

it.each([
  ["NEW", { CLOSED: "may", ARCHIVED: "may" }],
  ["CLOSED", { CLOSED: "This ticket is already closed.", ARCHIVED: "may" }],
  ["ARCHIVED", { CLOSED: "may", ARCHIVED: "This ticket is already archived." }],
])("ticket bulk: %s → %o", (status, expected) => {
  expect(bulkOffers(ticketBulk, "operator-manager", ticket(status))).toEqual(expected);
});

it.each([
  ["answered by somebody → stays theirs", "a1", "a1"],
  ["answered by nobody → becomes the user's own", null, "me"],
])("ticket bulk: close, %s", (_name, agentId, expected) => {
  expect(bulkSends(ticketBulk, "CLOSED", ticket("NEW", agentId))).toEqual({
    operation: "updateTicketStatus",
    input: { body: { dto: { id: "t1", brandId: "br-a", opId: "op-a", agentId: expected, status: "CLOSED" } } },
  });
});
