import { expect, it } from "vitest";
import { dueAt } from "./due-at.ts";

it.each([
  ["2026-11-01T08:00:00Z", "2026-11-06T00:00:00Z"],
  ["2026-11-05T23:59:59Z", "2026-11-06T00:00:00Z"],
  ["2026-11-06T00:00:00Z", "2026-12-06T00:00:00Z"],
  ["2026-12-20T08:00:00Z", "2027-01-06T00:00:00Z"],
])("dueAt: issued %s → end of the fifth, %s", (issuedAt, due) => expect(dueAt(issuedAt)).toBe(Date.parse(due)));
