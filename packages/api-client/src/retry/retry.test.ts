import { describe, expect, it } from "vitest";
import { ApiError, type ApiErrorKind } from "../answers/api-error.ts";
import { retryDelay, retryRead } from "./retry.ts";

const retries = (kind: ApiErrorKind, status?: number): number => {
  const error = new ApiError("", { kind, outcome: "unknown", ...(status !== undefined && { status }) });
  let failures = 0;
  while (failures < 20 && retryRead(failures, error)) failures += 1;
  return failures;
};

describe("retry of failed reads", () => {
  it.each<[ApiErrorKind, number | undefined, number]>([
    ["network", undefined, 2],
    ["timeout", undefined, 1],
    ["http", 500, 2],
    ["http", 502, 2],
    ["http", 503, 2],
    ["http", 429, 2],
    ["http", 400, 0],
    ["http", 404, 0],
    ["http", 409, 0],
    ["http", undefined, 0],
    ["malformed", 200, 0],
    ["refused", 200, 0],
    ["refused", 500, 0],
    ["forbidden", 403, 0],
    ["signed-out", 401, 0],
    ["aborted", undefined, 0],
  ])("retryRead: %s (status %s) → %i retries", (kind, status, times) => {
    expect(retries(kind, status)).toBe(times);
  });

  it("retryDelay: Retry-After → waited for; over 30 s → no retry", () => {
    const busy = (retryAfter: number) =>
      new ApiError("", { kind: "http", outcome: "rejected", status: 429, retryAfter });
    expect(retryDelay(0, busy(5000))).toBe(5000);
    expect(retryDelay(3, busy(100))).toBe(4000);
    expect([retryRead(0, busy(30_000)), retryRead(0, busy(31_000))]).toEqual([true, false]);
  });

  it("retryDelay: exponential backoff up to 10 s", () => {
    expect([0, 1, 2, 3, 4, 5, 30].map((failures) => retryDelay(failures, { retryAfter: undefined }))).toEqual([
      500, 1000, 2000, 4000, 8000, 10_000, 10_000,
    ]);
  });
});
