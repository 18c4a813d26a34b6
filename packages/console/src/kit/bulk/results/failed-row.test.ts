import { ApiError } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { failedRow } from "./failed-row.ts";

type Details = ConstructorParameters<typeof ApiError>[1];
const failed = (kind: Details["kind"], outcome: Details["outcome"], more: Partial<Details> = {}) =>
  new ApiError("No answer.", { kind, outcome, ...more });
const messages = ["Closed for John Smith."];

it.each([
  ["refused with a message → its message", failed("refused", "rejected", { messages }), "refused", messages[0]],
  ["refused in silence → our words", failed("refused", "rejected"), "refused", "No answer."],
  ["conflict by its status → changed", failed("http", "rejected", { status: 409 }), "changed", "No answer."],
  [
    "conflict by its code → changed",
    failed("refused", "rejected", { code: "CONFLICT_ERROR" }),
    "changed",
    "No answer.",
  ],
  ["unknown, whatever its status → unknown", failed("http", "unknown", { status: 409 }), "unknown", "No answer."],
  ["lost → unknown", failed("network", "unknown"), "unknown", "No answer."],
  ["not sent, though connected → not sent", failed("forbidden", "not-sent"), "not-sent", "No answer."],
] as const)("failed row: %s; the next rows are sent", (_name, error, state, reason) => {
  const { isServers, ends, ...row } = failedRow(error);
  expect(row).toEqual({ state, reason });
  // What the server says may name a person, and is not stored.
  expect(isServers === true).toBe(reason === messages[0]);
  expect(ends).toBe(false);
});

it.each([
  ["offline", failed("network", "not-sent"), "not-sent", /^No answer/],
  ["signed out", failed("signed-out", "rejected", { messages }), "signed-out", /^Your session ended/],
  ["our own code failed", new TypeError("data is undefined"), "unknown", /^It is unknown/],
])("failed row: %s → no other row is sent", (_name, error, state, reason) => {
  expect(failedRow(error)).toMatchObject({ state, reason: expect.stringMatching(reason) as string, ends: true });
  expect(failedRow(error).isServers).toBeUndefined();
});
