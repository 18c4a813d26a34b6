import { expect, test } from "vitest";
import { createClock } from "../../db/times/clock.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend, NOON } from "../../testing/fixed-backend.ts";

const body = {
  reportType: "BETS",
  opId: "op-nordlys",
  from: "2026-10-01T00:00:00Z",
  to: "2026-11-01T00:00:00Z",
  format: "CSV",
} as const;

test("requestExportReport: same report in progress → refused; other format or after completion → accepted", async () => {
  const clock = createClock(NOON);
  const backend = fixedBackend({ scenario: "small", clock });
  const request = (change: object = {}) =>
    callOperation(backend, "requestExportReport", { body: { ...body, ...change } });
  expect((await request()).status).toBe(200);
  clock.advance(10_000);
  const again = await request();
  expect([again.status, again.messages]).toEqual([
    400,
    ["Mara has already requested this report. It is being prepared."],
  ]);
  expect((await request({ format: "XLSX" })).status).toBe(200);
  clock.advance(20_000);
  expect((await request()).status).toBe(200);
});
