import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { decisionReason } from "./decision-reason.ts";

type Withdrawal = components["schemas"]["Withdrawal"];

const row = (change: Partial<Withdrawal> = {}) =>
  ({
    status: "PENDING",
    isDeleted: false,
    fromAmount: 40,
    fromCurrency: "EUR",
    toAmount: 43.2,
    toCurrency: "USDT",
    gateway: "cpg",
    confirmedBy: null,
    ...change,
  }) as Withdrawal;

it.each([
  [{}, undefined],
  [{ status: "CONFIRMED", confirmedBy: "Priya" }, "This withdrawal is already approved by Priya."],
  [{ status: "CONFIRMED" }, "This withdrawal is already approved."],
  [{ status: "REJECTED", rejectedBy: "Jonas" }, "This withdrawal is already rejected by Jonas."],
  [{ status: "CANCELED" }, "The player has canceled this withdrawal."],
  [{ isDeleted: true }, "This withdrawal is deleted."],
  [{ status: "IN_PROGRESS" }, "This withdrawal is now in progress. Close this dialog and decide its outcome."],
  [{ status: "FROZEN" }, "This withdrawal is FROZEN."],
  [{ toAmount: 43.19 }, "This withdrawal has changed since you opened it. Close this dialog and open it again."],
  [{ fromCurrency: "SEK" }, "This withdrawal has changed since you opened it. Close this dialog and open it again."],
  [{ gateway: "jb" }, "This withdrawal has changed since you opened it. Close this dialog and open it again."],
] as const)("decisionReason: opened as pending, now %o → %s", (change, reason) => {
  expect(decisionReason(row(), row(change as Partial<Withdrawal>))).toBe(reason);
});

it("decisionReason: still in progress → none; status changed → reason", () => {
  expect(decisionReason(row({ status: "IN_PROGRESS" }), row({ status: "IN_PROGRESS" }))).toBeUndefined();
  expect(decisionReason(row({ status: "IN_PROGRESS" }), row())).toMatch(/has changed/);
});
