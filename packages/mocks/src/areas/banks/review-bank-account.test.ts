import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { BankAccountRow } from "./bank-account-row.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend();
});

const find = (status: BankAccountRow["status"], isDeleted = false) =>
  [...backend.db.bankAccounts.values()].find(
    (it) => ["op-nordlys", "br-polaris"].includes(it.opId) && it.status === status && it.isDeleted === isDeleted,
  )!;

const review = ({ uuid, player }: BankAccountRow, change: object = {}) => ({
  body: { uuid, actionType: "approve" as const, playerNote: "Fine.", playerCode: player.playerCode, ...change },
});

test.each([
  ["approve", "APPROVED", "Aylin", null],
  ["reject", "REJECTED", null, "Aylin"],
] as const)(
  "bank account review: %s of a pending account → status, reviewer, time and player note are set",
  async (actionType, status, approvedBy, rejectedBy) => {
    const row = find("PENDING");
    const answer = await callOperation(backend, "reviewBankAccount", review(row, { actionType }), {
      as: "operator-admin",
    });
    const decided = {
      ...row,
      status,
      approvedBy,
      rejectedBy,
      confirmedAt: "2026-11-20T12:00:00.000Z",
      noteForThePlayer: "Fine.",
    };
    expect([answer.status, answer.data]).toEqual([200, decided]);
    expect(backend.db.bankAccounts.get(row.uuid)).toEqual(decided);
  },
);

test.each([
  ["a note that is blank", { playerNote: " " }, 400, "The note for the player is required."],
  ["the code of another player", { playerCode: "0000" }, 400, "This account belongs to another player."],
  [
    "an account that is not there",
    { uuid: "00000000-0000-4000-8000-000000000000" },
    404,
    "This bank account does not exist.",
  ],
] as const)("bank account review: %s → refused, account unchanged", async (_, change, status, message) => {
  const row = find("PENDING");
  const answer = await callOperation(backend, "reviewBankAccount", review(row, change), { as: "operator-admin" });
  expect([answer.status, answer.messages]).toEqual([status, [message]]);
  expect(backend.db.bankAccounts.get(row.uuid)).toEqual(row);
});

test("bank account review: already decided → 409 with the reviewer's name", async () => {
  const row = find("PENDING");
  await callOperation(backend, "reviewBankAccount", review(row));
  const answer = await callOperation(backend, "reviewBankAccount", review(row, { actionType: "reject" }), {
    as: "operator-manager",
  });
  expect([answer.status, answer.messages]).toEqual([409, ["This account has already been approved by Mara."]]);
  const rejected = find("REJECTED");
  const again = await callOperation(backend, "reviewBankAccount", review(rejected), { as: "operator-admin" });
  expect([again.status, again.messages]).toEqual([
    409,
    [`This account has already been rejected by ${rejected.rejectedBy!}.`],
  ]);
});

test("bank account review: user may redo → opposite decision accepted, same decision refused", async () => {
  const row = find("REJECTED");
  expect(
    (await callOperation(backend, "reviewBankAccount", review(row, { actionType: "reject" }), { as: "admin" })).status,
  ).toBe(409);
  const answer = await callOperation(backend, "reviewBankAccount", review(row), { as: "admin" });
  expect([answer.status, answer.data.approvedBy, answer.data.rejectedBy]).toEqual([200, "Jonas", null]);
});

test("bank account review: account deleted → refused unless the user may redo", async () => {
  const row = find("PENDING", true);
  const answer = await callOperation(backend, "reviewBankAccount", review(row), { as: "operator-admin" });
  expect([answer.status, answer.messages]).toEqual([409, ["This account was deleted by the player."]]);
  expect((await callOperation(backend, "reviewBankAccount", review(row))).data).toMatchObject({
    status: "APPROVED",
    isDeleted: true,
  });
});

test("bank account review: account of another operator → 404", async () => {
  const row = [...backend.db.bankAccounts.values()].find((it) => it.opId === "op-solvik" && it.status === "PENDING")!;
  expect((await callOperation(backend, "reviewBankAccount", review(row), { as: "operator-admin" })).status).toBe(404);
});
