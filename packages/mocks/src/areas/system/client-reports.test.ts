import { expect, test } from "vitest";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

const report = (traceId: number) => ({
  kind: "slow-read" as const,
  at: "2026-11-20T12:00:00.000Z",
  count: 1,
  version: "0.1.0",
  commit: "3d7abb9c",
  browser: "Chrome 140",
  traceId: traceId.toString(16).padStart(32, "0"),
});

test("client reports: the last 200 are kept, newest first", async () => {
  const backend = fixedBackend();
  for (let batch = 0; batch < 11; batch++) {
    const reports = Array.from({ length: 20 }, (_, at) => report(batch * 20 + at));
    expect((await callOperation(backend, "sendClientReports", { body: { reports } })).status).toBe(200);
  }
  const kept = backend.db.system.clientReports.map(({ traceId }) => Number.parseInt(traceId!, 16));
  expect(kept).toEqual(Array.from({ length: 200 }, (_, at) => 219 - at));
});

test("client reports: text in a field → 400, nothing is kept", async () => {
  const backend = fixedBackend();
  const reports = [{ ...report(1), page: "/players?search=mara@example.com" }];
  expect((await callOperation(backend, "sendClientReports", { body: { reports } })).status).toBe(400);
  expect(backend.db.system.clientReports).toEqual([]);
});
