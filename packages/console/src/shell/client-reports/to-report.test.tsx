import { bodies, validationErrors } from "@backoffice/api-client/contract";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { Measurement } from "#kit/client-reports/report.ts";
import { toReport } from "./to-report.ts";

const context: Parameters<typeof toReport>[1] = {
  registry: { pages: [{ path: "/players" }] as never, panels: new Map([["player", {}]]) as never },
  client: new QueryClient(),
};
const ADDRESS = `${window.location.origin}/players?panel=player&player=mara&search=mara#mara`;
const reportOf = (kind: Measurement["kind"], value: number) =>
  toReport({ at: 0, measurement: { kind, value }, href: ADDRESS }, context);

it.each([
  ["largest-contentful-paint", 1234.5, { milliseconds: 1235 }],
  ["drawer-content", 1e9, { milliseconds: 600_000 }],
  ["interaction-to-next-paint", -1, { milliseconds: 0 }],
  ["cumulative-layout-shift", 0.123_456, { shift: 0.123 }],
  ["cumulative-layout-shift", 1e9, { shift: 100 }],
] as const)("measurement: %s of %d → %o", (kind, value, fields) => {
  expect(reportOf(kind, value)).toMatchObject({ kind, ...fields });
});

it("toReport: measurement of an address with personal data → page and drawer only, and the report is valid", async () => {
  const report = JSON.stringify(reportOf("drawer-content", 310));
  expect(report).not.toContain("mara");
  expect(JSON.parse(report)).toMatchObject({ page: "/players", panel: "player" });
  const validator = (await bodies["shell"]?.())?.["sendClientReports"];
  expect(validator).toBeDefined();
  expect(validationErrors(validator, { reports: [JSON.parse(report)] })).toEqual([]);
});
