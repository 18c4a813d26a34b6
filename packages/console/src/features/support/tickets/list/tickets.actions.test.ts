import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import type { Ticket } from "#entities/ticket/ticket.ts";
import { ticketActions } from "./tickets.actions.ts";

const ticket = (status: string) => ({ brandId: "br-a", ticketId: "tk-1", status }) as Ticket;

it.each([
  ["NEW", { reply: "may", status: "may" }],
  ["PENDING", { reply: "may", status: "may" }],
  ["REPLIED", { reply: "may", status: "may" }],
  ["CLOSED", { status: "may" }],
  ["ARCHIVED", { status: "may" }],
])("ticket actions: %s → %j", (status, expected) =>
  expect(offers(ticketActions, "operator-manager", ticket(status))).toEqual(expected),
);
