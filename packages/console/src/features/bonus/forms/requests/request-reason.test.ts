import { expect, it } from "vitest";
import { requestReason } from "./request-reason.ts";

it.each([
  ["PENDING", null, undefined],
  ["APPROVED", "Priya", "This request is already approved by Priya."],
  ["REJECTED", null, "This request is already rejected."],
  ["PARKED", null, "This request is PARKED."],
])("requestReason: status %s, decided by %s → %s", (status, decidedBy, says) =>
  expect(requestReason({ status, decidedBy } as never)).toBe(says),
);
