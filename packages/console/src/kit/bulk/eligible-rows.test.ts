import { reviewBankAccount } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { sessionWith } from "#testing/backend/session-with.ts";
import { bulkCall, type BulkAction } from "./bulk.ts";
import { CHANGED, eligibleRows } from "./eligible-rows.ts";

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
  eligibleRows({ decisive: ["status"] }, reject, sessionWith({ permissions }), rows);

it("eligible rows: some rows do not qualify → excluded rows are grouped by reason", () => {
  const rows = [row("a", "PENDING"), row("b", "REJECTED"), row("c", "REJECTED")].map(same);
  const { eligible, excluded } = sort(rows, "approve_reject_bank_accounts");
  expect(eligible.map(({ id }) => id)).toEqual(["a"]);
  expect(excluded).toEqual([{ reason: "Already rejected.", rows: [row("b", "REJECTED"), row("c", "REJECTED")] }]);
});

it("eligible rows: decided by a colleague since selection → excluded as changed", () => {
  const changed = { selected: row("a", "PENDING"), latest: row("a", "APPROVED") };
  const { eligible, excluded } = sort([changed], "approve_reject_bank_accounts");
  expect(eligible).toEqual([]);
  expect(excluded).toEqual([{ reason: CHANGED, rows: [row("a", "APPROVED")] }]);
});

it("eligible rows: permission is missing → all rows are excluded, permission is named", () => {
  const { eligible, excluded } = sort([same(row("a", "PENDING"))]);
  expect(eligible).toEqual([]);
  expect(excluded[0]?.reason).toMatch(/approve_reject_bank_accounts/);
});
