import { expect, it } from "vitest";
import { decidedReason } from "./decided-reason.ts";

const statuses = {
  PENDING: { label: "Pending", tone: "look" },
  CONFIRMED: { label: "Paid", tone: "normal" },
} as const;

it.each([
  ["pending", { status: "PENDING" }, undefined],
  ["confirmed by a colleague", { status: "CONFIRMED", by: "m.keller" }, "This prize is already paid by m.keller."],
  ["confirmed by the system", { status: "CONFIRMED", by: null }, "This prize is already paid."],
  ["deleted", { status: "PENDING", isDeleted: true }, "This prize is deleted."],
  ["of an unknown status", { status: "ON_HOLD" }, "This prize is ON_HOLD."],
])("decided reason: %s → %o", (_name, record, expected) => {
  const given = record as { status: keyof typeof statuses };
  expect(decidedReason({ noun: "prize", open: ["PENDING"], statuses, ...given })).toBe(expected);
});
