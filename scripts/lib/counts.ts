import { readFile } from "node:fs/promises";
import type { Counts } from "./step.ts";

const read = async (report: string): Promise<unknown> => JSON.parse(await readFile(report, "utf8"));

/** Tests in a report of vitest's JSON reporter; a file that could not be loaded is a failed test. */
export const vitestCounts = async (report: string): Promise<Counts> => {
  const { numPassedTests, numFailedTests, testResults } = (await read(report)) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter((it) => it.status === "failed" && it.assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numFailedTests + broken };
};

/** Tests in a report of Playwright's JSON reporter; one that only passed at a second try failed. */
export const playwrightCounts = async (report: string): Promise<Counts> => {
  const { stats, errors } = (await read(report)) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};
