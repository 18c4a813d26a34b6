import { expect, it } from "vitest";
import { readTicketKey, statusChoices, takesAnswers, ticketKey } from "./ticket.ts";

const offered = (now: string) =>
  statusChoices(now)
    .filter((choice) => !("disabled" in choice))
    .map(({ value }) => value);

it.each([
  ["NEW", ["CLOSED", "PENDING", "REPLIED", "ARCHIVED"]],
  ["CLOSED", ["PENDING", "REPLIED", "ARCHIVED"]],
  ["ARCHIVED", ["CLOSED", "NEW", "PENDING", "REPLIED"]],
  ["ON_HOLD", ["CLOSED", "NEW", "PENDING", "REPLIED", "ARCHIVED"]],
])("ticket status: %s → %j, never NEW once closed (shell §4)", (now, expected) =>
  expect(offered(now)).toEqual(expected),
);

it("ticket status: current status → disabled option, marked as current", () =>
  expect(statusChoices("PENDING").find(({ value }) => value === "PENDING")).toEqual({
    value: "PENDING",
    label: "Pending (now)",
    disabled: true,
  }));

it.each([
  ["NEW", true],
  ["PENDING", true],
  ["REPLIED", true],
  ["CLOSED", false],
  ["ARCHIVED", false],
])("ticket status: %s → replies allowed: %s", (status, takes) => expect(takesAnswers(status)).toBe(takes));

it.each([undefined, "", "tk-1", "/tk-1", "br-a/", "br-a/tk-1/x"])("ticket key: %o → undefined", (key) =>
  expect(readTicketKey(key)).toBeUndefined(),
);

it("ticket key: round trip → brand and id", () => {
  const ticket = { brandId: "br-a", ticketId: "tk-1" };
  expect(readTicketKey(ticketKey(ticket))).toEqual(ticket);
});
