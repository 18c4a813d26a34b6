import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./answers/api-error.ts";
import { operations } from "./generated/operations.ts";
import { ok } from "./testing/stub-fetch.ts";
import { configureApi, resetApi, send } from "./wire.ts";

const REASON = "You are viewing the console as Operator admin.";
const all = Object.values(operations);
const writes = all.filter(({ effect }) => effect !== "read");
const fetch = vi.fn<() => Promise<Response>>();

const outcomeOf = (operation: (typeof all)[number]) =>
  send(operation, (operation.method === "get" ? {} : { body: {} }) as never).then(
    () => "sent",
    (error: unknown) => (error instanceof ApiError ? [error.kind, error.outcome, error.message] : error),
  );

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => ok({}));
  vi.stubGlobal("fetch", fetch);
  configureApi({ origin: "http://console.invalid", readOnly: REASON });
});
afterEach(() => {
  resetApi();
  vi.unstubAllGlobals();
});

test("read-only: each write → fails before it is sent, with the reason", async () => {
  expect(writes.length).toBeGreaterThan(170);
  for (const operation of writes)
    expect(await outcomeOf(operation), operation.id).toEqual(["forbidden", "not-sent", REASON]);
  expect(fetch).not.toHaveBeenCalled();
});

test("read-only: each read → sent", async () => {
  const reads = all.filter(({ effect }) => effect === "read");
  for (const operation of reads) await outcomeOf(operation);
  expect(fetch).toHaveBeenCalledTimes(reads.length);
});

test("read-only turned off: each write → sent again", async () => {
  configureApi({ readOnly: undefined });
  for (const operation of writes) await outcomeOf(operation);
  expect(fetch).toHaveBeenCalledTimes(writes.length);
});
