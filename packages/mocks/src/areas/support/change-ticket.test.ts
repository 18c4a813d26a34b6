import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { TicketRow } from "./support-tables.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend();
});

type Status = TicketRow["status"];

const find = (status: Status) => [...backend.db.support.tickets.values()].find((it) => it.status === status)!;
const waiting = async () => (await callOperation(backend, "getBadges", {})).data.tickets;
const setStatus = ({ id, brandId, opId }: TicketRow, status: Status) =>
  callOperation(backend, "updateTicketStatus", { body: { dto: { id, brandId, opId, status } } });

test.each([
  ["NEW", "CLOSED", -1],
  ["PENDING", "REPLIED", -1],
  ["REPLIED", "NEW", 1],
  ["CLOSED", "PENDING", 1],
  ["ARCHIVED", "CLOSED", 0],
] as const)("updateTicketStatus: %s to %s → tickets badge changes by %i", async (from, to, change) => {
  const before = await waiting();
  const answer = await setStatus(find(from), to);
  expect([answer.status, answer.data.status, answer.data.updatedAt]).toEqual([200, to, "2026-11-20T12:00:00.000Z"]);
  expect(await waiting()).toBe(before + change);
});

test.each([
  ["CLOSED", "NEW", "A closed ticket cannot be set to NEW."],
  ["NEW", "NEW", "This ticket is NEW already."],
] as const)("updateTicketStatus: %s to %s → refused, ticket unchanged", async (from, to, message) => {
  const ticket = find(from);
  const answer = await setStatus(ticket, to);
  expect([answer.status, answer.messages]).toEqual([400, [message]]);
  expect(backend.db.support.tickets.get(ticket.id)).toEqual(ticket);
});

test("replyToTicket: new ticket → REPLIED and assigned to the user", async () => {
  const { id, brandId, ticketId, messages } = find("NEW");
  await callOperation(backend, "replyToTicket", { body: { id, brandId, message: "Paid." } });
  const { data } = await callOperation(backend, "showTicket", { body: { brandId, ticketId } });
  expect([data.status, data.agentName, data.lastMessageBy, data.messageCount]).toEqual(["REPLIED", "Mara", "AGENT", 2]);
  expect(data.messages).toEqual([...messages, expect.objectContaining({ author: "AGENT", text: "Paid." })]);
});

test("replyToTicket: image attached → included in the ticket", async () => {
  const { id, brandId, ticketId } = find("NEW");
  const attachment = new File(["png"], "proof.png", { type: "image/png" });
  await callOperation(backend, "replyToTicket", {
    body: { id, brandId, message: "See the proof.", attachment: attachment },
  });
  const { data } = await callOperation(backend, "showTicket", { body: { brandId, ticketId } });
  expect(data.messages.at(-1)?.attachments).toEqual([
    expect.objectContaining({ name: "proof.png", contentType: "image/png", sizeBytes: 3 }),
  ]);
});

test.each([
  ["a program", { type: "application/octet-stream", size: 1 }, "Only (jpg,jpeg,png) image files are allowed."],
  ["a byte more than 5 MB", { type: "image/png", size: 5 * 1024 * 1024 + 1 }, "Image must be smaller than 5MB."],
])("replyToTicket: attachment is %s → refused, ticket unchanged", async (_, { type, size }, message) => {
  const ticket = find("NEW");
  const { id, brandId } = ticket;
  const attachment = new File([new Uint8Array(size)], "proof.png", { type });
  const answer = await callOperation(backend, "replyToTicket", {
    body: { id, brandId, message: "Look.", attachment: attachment },
  });
  expect([answer.status, answer.error?.fields]).toEqual([400, { attachment: message }]);
  expect(backend.db.support.tickets.get(ticket.id)).toEqual(ticket);
});

test("updateTicketStatus agent: existing user → assigned; unknown user → validation error", async () => {
  const { id, brandId, opId } = find("NEW");
  const send = (agentId: string) =>
    callOperation(backend, "updateTicketStatus", { body: { dto: { id, brandId, opId, agentId, status: "PENDING" } } });
  expect((await send("auth0|nobody")).error?.fields).toEqual({ agentId: "This staff member does not exist." });
  expect((await send("auth0|admin")).data).toMatchObject({
    agentId: "auth0|admin",
    agentName: "Jonas",
    status: "PENDING",
  });
});

test("support activity log: status, agent and reply → entries with before and after", async () => {
  const ticket = find("NEW");
  const { id, brandId, opId, ticketId, ticketNumber } = ticket;
  await callOperation(backend, "updateTicketStatus", {
    body: { dto: { id, brandId, opId, agentId: "auth0|admin", status: "PENDING" } },
  });
  await callOperation(backend, "replyToTicket", { body: { id, brandId, message: "Paid." } });
  const log = await callOperation(backend, "listSupportActivities", {
    body: { page: 1, itemsPerPage: 50, opId: "*", search: ticketId },
  });
  const entries = [...backend.db.activities.support.values()]
    .filter(({ subject }) => subject.id === ticketId)
    .slice(-3);
  expect(log.data.count).toBeGreaterThanOrEqual(3);
  expect(entries.map(({ subtype, message, user, logMeta }) => [subtype, message, user.nickname, logMeta])).toEqual([
    [
      "TICKET_STATUS_CHANGED",
      `Changed the status of ticket #${ticketNumber} to pending`,
      "Mara",
      { before: { status: "NEW" }, after: { status: "PENDING" } },
    ],
    [
      "TICKET_ASSIGNED",
      `Took over ticket #${ticketNumber}`,
      "Mara",
      { before: { agent: null }, after: { agent: "Jonas" } },
    ],
    [
      "TICKET_ANSWERED",
      `Answered ticket #${ticketNumber}`,
      "Mara",
      { before: { status: "PENDING" }, after: { status: "REPLIED" } },
    ],
  ]);
});

test.each(["CLOSED", "ARCHIVED"] as const)("replyToTicket: %s ticket → refused", async (status) => {
  const { id, brandId } = find(status);
  const answer = await callOperation(backend, "replyToTicket", { body: { id, brandId, message: "Paid." } });
  expect([answer.status, answer.messages]).toEqual([400, ["This ticket is closed. Change its status to reply."]]);
});

test("updateTicketStatus: ticket of another operator → 404", async () => {
  const ticket = [...backend.db.support.tickets.values()].find(
    ({ opId, parentBrandId }) => opId !== "op-nordlys" && parentBrandId !== "op-nordlys",
  )!;
  const { id, brandId, opId } = ticket;
  const body = { dto: { id, brandId, opId, status: "ARCHIVED" as const } };
  expect((await callOperation(backend, "updateTicketStatus", { body }, { as: "operator-manager" })).status).toBe(404);
});

test("createTicket: customer of another brand → refused; own customer → REPLIED", async () => {
  const player = [...backend.db.players.values()].find((it) => it.opId === "op-nordlys")!;
  const body = {
    subject: "Documents",
    message: "Please upload them.",
    brandId: "br-polaris",
    customerId: player.playerId,
  };
  const refused = await callOperation(backend, "createTicket", { body });
  expect(refused.error?.fields).toEqual({ customerId: "This customer does not belong to the brand." });
  const before = await waiting();
  const { data } = await callOperation(backend, "createTicket", { body: { ...body, brandId: "op-nordlys" } });
  expect([data.status, data.playerCode, await waiting()]).toEqual(["REPLIED", player.playerCode, before]);
  const { data: page } = await callOperation(backend, "listTickets", { body: { page: 1, itemsPerPage: 1, opId: "*" } });
  expect(page.items[0]?.ticketNumber).toBe(data.ticketNumber);
});
