import { reviewBankAccount, verifyDeposit } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { sessionWith } from "#testing/backend/session-with.ts";
import type { UnknownOutcome } from "#kit/submit/unknown-outcomes.ts";
import { bulkCall, type BulkAction } from "./bulk.ts";
import { CHANGED, differs, eligibleRows } from "./eligible-rows.ts";

type Row = { id: string; status: string };

const reject: BulkAction<Row> = {
  id: "reject",
  verb: "Reject",
  tone: "danger",
  reason: ({ status }) => (status === "REJECTED" ? "Already rejected." : undefined),
  call: ({ id }, { note }) =>
    bulkCall(reviewBankAccount, { body: { uuid: id, actionType: "reject", playerNote: note, playerCode: "P1" } }),
};
const row = (id: string, status: string): Row => ({ id, status });
const same = (one: Row) => ({ selected: one, latest: one });
const sort = (rows: readonly { selected: Row; latest: Row }[], ...permissions: string[]) =>
  eligibleRows({ decisive: ["status"] }, reject, sessionWith({ permissions }), rows, () => undefined);

it("eligible rows: some rows do not qualify → excluded rows are grouped by reason", () => {
  const rows = [row("a", "PENDING"), row("b", "REJECTED"), row("c", "REJECTED")].map(same);
  const { eligible, excluded } = sort(rows, "approve_reject_bank_accounts");
  expect(eligible.map(({ id }) => id)).toEqual(["a"]);
  expect(excluded).toEqual([
    { reason: "Already rejected.", isLocked: false, rows: [row("b", "REJECTED"), row("c", "REJECTED")] },
  ]);
});

it("eligible rows: decided by a colleague since selection → excluded as changed", () => {
  const changed = { selected: row("a", "PENDING"), latest: row("a", "APPROVED") };
  const { eligible, excluded } = sort([changed], "approve_reject_bank_accounts");
  expect(eligible).toEqual([]);
  expect(excluded).toEqual([{ reason: CHANGED, isLocked: false, rows: [row("a", "APPROVED")] }]);
});

it("eligible rows: one of two decisive fields has changed → the row differs", () => {
  const bulk = { decisive: ["id", "status"] } as const;
  expect(differs<Row>(bulk, row("a", "PENDING"), row("a", "APPROVED"))).toBe(true);
  expect(differs<Row>(bulk, row("a", "PENDING"), row("a", "PENDING"))).toBe(false);
});

it("eligible rows: the action asks for no state, the list names no records → money is taken too", () => {
  const { reason: _, ...settle } = reject;
  const verify: BulkAction<Row> = { ...settle, call: ({ id }) => bulkCall(verifyDeposit, { body: { txId: id } }) };
  const session = sessionWith({ permissions: ["verify_deposits"] });
  const rows = [same(row("a", "REJECTED"))];
  expect(eligibleRows({ decisive: ["status"] }, verify, session, rows, () => undefined).eligible).toHaveLength(1);
});

it("eligible rows: permission is missing → all rows are excluded, permission is named", () => {
  const { eligible, excluded } = sort([same(row("a", "PENDING"))]);
  expect(eligible).toEqual([]);
  expect(excluded[0]?.reason).toMatch(/approve_reject_bank_accounts/);
});

it("eligible rows: outcome of an earlier write is unknown → excluded as locked, the write is named", () => {
  const verify: BulkAction<Row> = { ...reject, call: ({ id }) => bulkCall(verifyDeposit, { body: { txId: id } }) };
  const decides = ({ id }: Row) => ({ kind: "transaction-details", id }) as const;
  const lockOf = ({ id }: { id: string }) =>
    id === "a" ? ({ label: "Approve deposit" } as UnknownOutcome) : undefined;
  const rows = [row("a", "PENDING"), row("b", "PENDING")].map(same);
  const session = sessionWith({ permissions: ["verify_deposits", "approve_reject_bank_accounts"] });
  const of = (action: BulkAction<Row>) =>
    eligibleRows({ decisive: ["status"], decides }, action, session, rows, lockOf);
  expect(of(verify).eligible.map(({ id }) => id)).toEqual(["b"]);
  expect(of(verify).excluded).toMatchObject([{ isLocked: true, rows: [{ id: "a" }] }]);
  expect(of(verify).excluded[0]?.reason).toMatch(/Approve deposit/);
  // A write that moves no money does not lock.
  expect(of(reject).eligible).toHaveLength(2);
});
