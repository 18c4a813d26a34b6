import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { playwrightReport, vitestReport } from "./report.ts";
import { ROOT } from "./root.ts";

const folder = mkdtempSync(join(tmpdir(), "report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (content: unknown): string => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test("vitestReport: failed test or file → file, name, reason", async () => {
  const stack =
    "AssertionError: expected 1 to be 2\n    at scripts/a.test.ts:2:3\n    at node_modules/vitest/run.js:1:1";
  const report = written({
    numPassedTests: 1,
    testResults: [
      {
        name: `${ROOT}scripts/a.test.ts`,
        status: "failed",
        assertionResults: [
          { fullName: "adds", status: "failed", duration: 1500, failureMessages: [stack] },
          { fullName: "takes away", status: "passed", duration: 500 },
        ],
      },
      { name: `${ROOT}scripts/b.test.ts`, status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  expect(await vitestReport(report)).toEqual({
    passed: 1,
    failures: [
      "scripts/a.test.ts › adds\n  AssertionError: expected 1 to be 2\n      at scripts/a.test.ts:2:3",
      "scripts/b.test.ts\n  no such module",
    ],
    files: [
      { file: "scripts/a.test.ts", seconds: 2 },
      { file: "scripts/b.test.ts", seconds: 0 },
    ],
  });
});

test("playwrightReport: nested suites, flaky tests and global errors → failures", async () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: "nginx", status, results: [{ duration: 500, errors: message ? [{ message }] : [] }] }],
  });
  const report = written({
    stats: { expected: 1 },
    errors: [{ message: "no browser" }],
    suites: [
      {
        file: "a.spec.ts",
        specs: [spec("opens", "expected"), spec("closes", "unexpected", "Error: still open")],
        suites: [{ file: "a.spec.ts", specs: [spec("shakes", "flaky")] }],
      },
    ],
  });
  expect(await playwrightReport(report)).toEqual({
    passed: 1,
    failures: [
      "[nginx] a.spec.ts › closes\n  Error: still open",
      "[nginx] a.spec.ts › shakes",
      "playwright\n  no browser",
    ],
    files: [{ file: "a.spec.ts", seconds: 1.5 }],
  });
});
