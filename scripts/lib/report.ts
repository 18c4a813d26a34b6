import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./root.ts";

/** The duration of a test file, in seconds. */
type FileTime = { file: string; seconds: number };

/**
 * The result of a step. `failures` has one text per failed test: location, name, message. `files` are durations per
 * file; tests that ran in parallel count as if they ran in sequence.
 */
export type Report = { passed: number; failures: string[]; files: FileTime[] };

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

const LINES = 12;

const failure = (where: string, output = ""): string => {
  const lines = stripVTControlCharacters(output).split("\n");
  const ours = lines.filter((it) => it.trim() && !it.includes("node_modules")).slice(0, LINES);
  return [where, ...ours.map((it) => `  ${it}`)].join("\n");
};

const inSeconds = (milliseconds: readonly number[]): number => milliseconds.reduce((sum, it) => sum + it, 0) / 1000;

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[];
  }[];
};

/** Reads the report of vitest's JSON reporter. A file that failed to load counts as a failed test. */
export const vitestReport = async (path: string): Promise<Report> => {
  const { numPassedTests, testResults } = (await read(path)) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
    const file = relative(ROOT, name);
    const failed = tests.filter((it) => it.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(file, message)];
    return failed.map((it) => failure(`${file} › ${it.fullName}`, it.failureMessages?.join("\n")));
  });
  const files = testResults.map(({ name, assertionResults }) => ({
    file: relative(ROOT, name),
    seconds: inSeconds(assertionResults.map((it) => it.duration ?? 0)),
  }));
  return { passed: numPassedTests, failures, files };
};

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number };
};

/** Reads the report of Playwright's JSON reporter. A test that passed only on retry counts as failed. */
export const playwrightReport = async (path: string): Promise<Report> => {
  const { suites, errors, stats } = (await read(path)) as PlaywrightReport;
  const inSuite = ({ file, specs, suites: inner = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((it) => it.status === "unexpected" || it.status === "flaky")
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${file} › ${title}`,
            results.flatMap((it) => it.errors.map((error) => error.message)).join("\n"),
          ),
        ),
    ),
    ...inner.flatMap(inSuite),
  ];
  const times = ({ specs, suites: inner = [] }: PlaywrightSuite): number[] => [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((it) => it.duration))),
    ...inner.flatMap(times),
  ];
  return {
    passed: stats.expected,
    failures: [...suites.flatMap(inSuite), ...errors.map((it) => failure("playwright", it.message))],
    files: suites.map((suite) => ({ file: suite.file, seconds: inSeconds(times(suite)) })),
  };
};
