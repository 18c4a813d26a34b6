import { ApiError, listBanks, type components } from "@backoffice/api-client";
import { bodies, validationErrors } from "@backoffice/api-client/contract";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Measurement, Problem } from "#kit/client-reports/report.ts";
import { createReportSender } from "./report-sender.ts";
import type { ClientReport } from "./to-report.ts";

type Source = Partial<Problem>;

const own = `Error: boom\n    at f (${window.location.origin}/assets/a-1.js:1:2)`;
const ofWindow = (type: string, details: object): Source => ({ event: Object.assign(new Event(type), details) });
const ofCall = (effect: string, kind?: "malformed" | "timeout"): Source => ({
  call: {
    operation: { ...listBanks.operation, effect },
    traceId: "0af7651916cd43dd8448eb211c80319c",
    duration: 12_000,
    error: kind && new ApiError("No.", { kind, outcome: "unknown" }),
  },
});
const ofMeasurement = (kind: Measurement["kind"], value: number): Source => ({
  measurement: { kind, value },
  href: "http://localhost/withdraw/bank-list",
});

/** A problem or measurement of each kind. */
const PROBLEMS = {
  "uncaught-error": ofWindow("error", { error: Object.assign(new Error("boom"), { stack: own }) }),
  "unhandled-rejection": ofWindow("unhandledrejection", { reason: Object.assign(new Error("boom"), { stack: own }) }),
  "caught-error": { caught: new Error("boom") },
  "code-not-loaded": { missing: new TypeError("Failed to fetch dynamically imported module: /assets/a-1.js") },
  "policy-violation": ofWindow("securitypolicyviolation", { effectiveDirective: "img-src", blockedURI: "inline" }),
  "contract-violation": ofCall("read", "malformed"),
  "slow-read": ofCall("read"),
  "unknown-outcome": ofCall("write", "timeout"),
  "other-contract": { contract: "0.2.0+0123456789ab" },
  "largest-contentful-paint": ofMeasurement("largest-contentful-paint", 1234.5),
  "interaction-to-next-paint": ofMeasurement("interaction-to-next-paint", 48),
  "cumulative-layout-shift": ofMeasurement("cumulative-layout-shift", 0.01),
  "drawer-content": ofMeasurement("drawer-content", 310),
} satisfies Record<components["schemas"]["ClientReportKind"], Source>;
type Kind = keyof typeof PROBLEMS;
const KINDS = Object.keys(PROBLEMS) as Kind[];

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const beacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);
const answers = (status: number) => fetch.mockImplementation(async () => new Response(null, { status }));

const batchOf = (body: unknown) => (JSON.parse(String(body)) as { reports: ClientReport[] }).reports;
const sent = () => fetch.mock.calls.flatMap(([, { body }]) => batchOf(body));

/** The senders' listeners stay on the document; each test's sender begins with an empty batch. */
const start = () => {
  const send = createReportSender({ registry: { pages: [], panels: new Map() }, client: new QueryClient() });
  return (kind: Kind, source: Source = PROBLEMS[kind]) =>
    send({ ...source, at: Date.now(), href: "http://localhost/withdraw/bank-list" } as Problem);
};
/** A batch and its answer. */
const gathered = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  fetch.mockReset();
  beacon.mockClear();
  answers(200);
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36", sendBeacon: beacon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("error reports: problems of each kind within two seconds → one valid batch", async () => {
  const send = start();
  for (const kind of KINDS) send(kind);
  expect(fetch).not.toHaveBeenCalled();
  await gathered();
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]).toMatchObject(["/api/client-reports", { method: "POST", keepalive: true }]);
  expect(sent().map(({ kind }) => kind)).toEqual(KINDS);
  const validator = (await bodies["shell"]?.())?.["sendClientReports"];
  expect(validator).toBeDefined();
  expect(validationErrors(validator, { reports: sent() })).toEqual([]);
});

it("error reports: many problems of a kind → one report a minute, which counts those since the previous one", async () => {
  const send = start();
  for (let second = 0; second < 150; second++) {
    send("caught-error");
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent().map(({ at, count }) => [at?.slice(14, 19), count])).toEqual([
    ["00:00", 1],
    ["01:00", 60],
    ["02:00", 60],
  ]);
});

it("error reports: problems of each kind, every minute → 20 reports and no more", async () => {
  const send = start();
  for (let minute = 0; minute < 10; minute++) {
    for (const kind of KINDS) send(kind);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(sent()).toHaveLength(20);
});

it("error reports: a measurement every minute → three reports, later problems are still sent", async () => {
  const send = start();
  for (let minute = 0; minute < 20; minute++) {
    send("drawer-content");
    await vi.advanceTimersByTimeAsync(60_000);
  }
  send("caught-error");
  await gathered();
  expect(sent().map(({ kind, count }) => [kind, count])).toEqual([
    ...Array.from({ length: 3 }, () => ["drawer-content", 1]),
    ["caught-error", 1],
  ]);
});

it.each([404, 401, 413, 429])("answer %d → nothing more is sent, no beacon either", async (status) => {
  answers(status);
  const send = start();
  send("caught-error");
  await gathered();
  send("slow-read");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await gathered();
  expect(fetch).toHaveBeenCalledOnce();
  expect(beacon).not.toHaveBeenCalled();
});

it.each([
  ["answer 503", () => answers(503)],
  ["no answer", () => fetch.mockRejectedValue(new TypeError("Failed to fetch"))],
])("error reports: %s → batch is not resent, further batches are sent", async (_, set) => {
  set();
  const send = start();
  send("caught-error");
  await gathered();
  send("slow-read");
  await gathered();
  expect(sent().map(({ kind }) => kind)).toEqual(["caught-error", "slow-read"]);
});

it("error reports: page is hidden before the batch is sent → sent once by a beacon", async () => {
  const send = start();
  send("caught-error");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  await gathered();
  expect(fetch).not.toHaveBeenCalled();
  expect(beacon).toHaveBeenCalledOnce();
  const [path, body] = beacon.mock.calls[0]!;
  expect([path, body.type]).toEqual(["/api/client-reports", "application/json"]);
});

it("error reports: vital of a hidden page → sent immediately by a beacon", async () => {
  const send = start();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  send("interaction-to-next-paint");
  expect(beacon).toHaveBeenCalledOnce();
  await gathered();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ["off", 0],
  ["on", 1],
])("page's Server-Timing: client-reports;desc=%s → %d batches", async (description, batches) => {
  const page = { serverTiming: [{ name: "client-reports", description }] } as unknown as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) => (type === "navigation" ? [page] : []));
  const send = start();
  send("caught-error");
  await gathered();
  expect(fetch).toHaveBeenCalledTimes(batches);
});

it("error reports: errors of browser extensions, thrown non-errors → not sent", async () => {
  const stack = "Error: x\n    at f (chrome-extension://abc/assets/a.js:1:2)";
  const send = start();
  send("uncaught-error", ofWindow("error", { error: Object.assign(new Error("x"), { stack }) }));
  send("unhandled-rejection", ofWindow("unhandledrejection", { reason: "a text" }));
  send("uncaught-error", ofWindow("error", { error: null }));
  await gathered();
  expect(fetch).not.toHaveBeenCalled();
  send("uncaught-error");
  await gathered();
  expect(sent()).toMatchObject([{ kind: "uncaught-error", count: 1, stack: ["assets/a-1.js:1:2"] }]);
});
