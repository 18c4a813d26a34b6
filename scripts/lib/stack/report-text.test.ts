import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { reportsIn, reportText } from "./report-text.ts";

const build = mkdtempSync(join(tmpdir(), "build-"));
const assets = join(build, "assets");
mkdirSync(assets);
writeFileSync(join(build, "version.json"), JSON.stringify({ commit: "3d7abb9c00" }));
// Line 2, from column 1: line 1, column 1 of the source, `formatAmount`; from column 9: line 3, column 5, no name.
const map = {
  version: 3,
  sources: ["../../../ui/src/format.ts"],
  names: ["formatAmount"],
  mappings: ";AAAAA,QAEI",
};
writeFileSync(join(assets, "a-1.js.map"), JSON.stringify(map));
// From column 9 the build's own code, of no source.
writeFileSync(join(assets, "c-3.js.map"), JSON.stringify({ ...map, mappings: ";AAAAA,Q" }));
afterAll(() => rmSync(build, { recursive: true }));

const report = {
  kind: "caught-error" as const,
  at: "2026-11-20T12:00:00.000Z",
  count: 3,
  version: "0.1.0",
  commit: "3d7abb9c00",
  page: "/withdraw/bank-list",
  panel: "bank-edit",
  role: "ADMIN" as const,
  browser: "Chrome 140",
  error: "TypeError",
  stack: ["assets/a-1.js:2:1", "assets/a-1.js:2:12", "assets/b-2.js:1:1"],
};

test("report: stack → names, files and lines of the sources", () => {
  expect(reportText(report, build).split("\n")).toEqual([
    "caught-error × 3 on /withdraw/bank-list, bank-edit",
    "  2026-11-20T12:00:00.000Z, version 0.1.0 (3d7abb9c00), Chrome 140, ADMIN",
    "  TypeError",
    "    at formatAmount (packages/ui/src/format.ts:1:1)",
    expect.stringMatching(/^ {4}at \? \(packages\/ui\/src\/format\.ts:3:\d+\)$/) as unknown,
    "    at assets/b-2.js:1:1 (no source map)",
  ]);
});

test("report: code that the build made up at the end of a file → no place of the sources", () => {
  const text = reportText({ ...report, stack: ["assets/c-3.js:2:1", "assets/c-3.js:2:12"] }, build);
  expect(text.split("\n").slice(-2)).toEqual([
    "    at formatAmount (packages/ui/src/format.ts:1:1)",
    "    at assets/c-3.js:2:12 (not in the source map)",
  ]);
});

test("stack report: another commit than the build → names the commit to build", () => {
  expect(reportText({ ...report, commit: "ffffffff00" }, build)).toContain(
    "The build is of commit 3d7abb9c00: build ffffffff00 for the right places.",
  );
});

test("stack report: call → its operation, trace and rules", () => {
  const { stack: _, error: __, ...rest } = report;
  const text = reportText({ ...rest, operation: "listBanks", violations: ["/data", "/success"] }, build);
  expect(text).toContain("  operation: listBanks\n  violations: /data, /success");
  expect(text).not.toContain("The build is of commit");
});

test("reportsIn: a report, a list, a batch → reports", () => {
  for (const value of [report, [report], { reports: [report] }])
    expect(reportsIn(JSON.stringify(value))).toEqual([report]);
});
