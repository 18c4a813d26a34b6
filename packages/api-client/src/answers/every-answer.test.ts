import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { operations } from "../generated/operations.ts";
import { configureApi, send } from "../wire.ts";

/*
 * Every call of the contract × every wrong answer that a network, a proxy or a server may give: each fails with the
 * right kind and outcome, and none counts as a success.
 */

type Expected = { kind: ApiError["kind"]; outcome: ApiError["outcome"] };
type Case = { answer: () => Promise<Response>; expected: Expected; offlineWrite?: Expected };

const text =
  (status: number, body: string, type = "application/json") =>
  async () =>
    new Response(body, { status, headers: type ? { "Content-Type": type } : {} });
const refusal = (status: number, messages: string[]) =>
  text(status, JSON.stringify({ status, success: false, data: null, messages }));
const page = "<!doctype html><title>Sign in</title>";
const success = JSON.stringify({ status: 200, success: true, data: { items: [{ id: 1 }], count: 1 }, messages: [] });

const refused: Expected = { kind: "refused", outcome: "rejected" };
const http = (outcome: ApiError["outcome"]): Expected => ({ kind: "http", outcome });
const malformed: Expected = { kind: "malformed", outcome: "unknown" };

const CASES: Record<string, Case> = {
  "refused with 200": { answer: refusal(200, ["No."]), expected: refused },
  "refused without a word": { answer: refusal(200, []), expected: refused },
  "refused with 400": { answer: refusal(400, ["No."]), expected: refused },
  "refused with 409": { answer: refusal(409, ["Somebody was faster."]), expected: refused },
  "401, empty": { answer: text(401, "", ""), expected: { kind: "signed-out", outcome: "rejected" } },
  "401, a page": { answer: text(401, page, "text/html"), expected: { kind: "signed-out", outcome: "rejected" } },
  "403, refused": { answer: refusal(403, ["No right."]), expected: { kind: "forbidden", outcome: "rejected" } },
  "404, empty": { answer: text(404, "", ""), expected: http("rejected") },
  "408, empty": { answer: text(408, "", ""), expected: http("unknown") },
  "429, empty": { answer: text(429, "", ""), expected: http("rejected") },
  "500, empty": { answer: text(500, "", ""), expected: http("unknown") },
  "500, refused": { answer: refusal(500, ["Broken."]), expected: { kind: "refused", outcome: "unknown" } },
  "502, a page": { answer: text(502, page, "text/html"), expected: http("unknown") },
  "503, empty": { answer: text(503, "", ""), expected: http("unknown") },
  "a page with 200, or a redirect to the sign-in page": { answer: text(200, page, "text/html"), expected: malformed },
  "200, empty": { answer: text(200, ""), expected: malformed },
  "200, null": { answer: text(200, "null"), expected: malformed },
  "200, a list": { answer: text(200, "[]"), expected: malformed },
  "200, success as a word": { answer: text(200, success.replace("true", '"true"')), expected: malformed },
  "200, cut off": { answer: text(200, success.slice(0, success.length / 2)), expected: malformed },
  "a lost connection": {
    answer: () => Promise.reject(new TypeError("Failed to fetch")),
    expected: { kind: "network", outcome: "unknown" },
  },
  "no answer in time": {
    answer: () => Promise.reject(new DOMException("signal timed out", "TimeoutError")),
    expected: { kind: "timeout", outcome: "unknown" },
  },
  offline: {
    answer: () => Promise.reject(new TypeError("Failed to fetch")),
    expected: { kind: "network", outcome: "unknown" },
    offlineWrite: { kind: "network", outcome: "not-sent" },
  },
};

const all = Object.values(operations);
const failureOf = (operation: (typeof all)[number], signal?: AbortSignal) =>
  send(operation, (operation.method === "get" ? {} : { body: {} }) as never, signal && { signal }).then(
    () => "a success",
    (error: unknown) => (error instanceof ApiError ? { kind: error.kind, outcome: error.outcome } : error),
  );

beforeEach(() => configureApi({ origin: "http://console.invalid", validate: "essential" }));
afterEach(() => {
  configureApi({ origin: "" });
  vi.unstubAllGlobals();
});

test.each(Object.entries(CASES))("answer %s: each operation → same kind and outcome, one request", async (name, it) => {
  const fetch = vi.fn<() => Promise<Response>>(it.answer);
  vi.stubGlobal("fetch", fetch);
  if (name === "offline") vi.stubGlobal("navigator", { onLine: false });
  for (const operation of all) {
    fetch.mockClear();
    const unsent = operation.effect === "read" ? undefined : it.offlineWrite;
    expect(await failureOf(operation), operation.id).toEqual(unsent ?? it.expected);
    expect(fetch, operation.id).toHaveBeenCalledTimes(unsent ? 0 : 1);
  }
});

test("each operation: request aborted while sent → outcome unknown", async () => {
  for (const operation of all) {
    const abort = new AbortController();
    vi.stubGlobal("fetch", (request: Request) => {
      abort.abort();
      return Promise.reject(request.signal.reason);
    });
    expect(await failureOf(operation, abort.signal), operation.id).toEqual({ kind: "aborted", outcome: "unknown" });
  }
});

test("data of the wrong shape: each read of rows or a record → malformed", async () => {
  const promising = all.filter((it) => it.effect === "read" && ("record" in it || "rows" in it));
  expect(promising.length).toBeGreaterThan(100);
  for (const data of [7, "text", false, [7], [null], { items: 7 }, { items: [null], count: 1 }]) {
    vi.stubGlobal("fetch", text(200, JSON.stringify({ status: 200, success: true, data, messages: [] })));
    for (const operation of promising) {
      // A record may be any object, and a list of rows may be `data` itself.
      const mayBe = typeof data === "object" && !Array.isArray(data) && !("rows" in operation);
      const isOtherList =
        Array.isArray(data) && "rows" in operation && operation.rows === "" && !("record" in operation);
      if (mayBe || (isOtherList && data[0] !== null)) continue;
      expect(await failureOf(operation), `${operation.id} ${JSON.stringify(data)}`).toEqual(malformed);
    }
  }
});
