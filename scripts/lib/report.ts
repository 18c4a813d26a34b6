import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./root.ts";

/** What a step's tests came to. `failures` has a text for each failed test: where it is, its name, what it said. */
export type Report = { passed: number; failures: string[] };

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

const LINES = 12;

const failure = (where: string, said = ""): string => {
  const lines = stripVTControlCharacters(said).split("\n");
  const ours = lines.filter((it) => it.trim() && !it.includes("node_modules")).slice(0, LINES);
  return [where, ...ours.map((it) => `  ${it}`)].join("\n");
};

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** The report of vitest's JSON reporter; a file that could not be loaded is a failed test. */
export const vitestReport = async (path: string): Promise<Report> => {
  const { numPassedTests, testResults } = (await read(path)) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
    const file = relative(ROOT, name);
    const failed = tests.filter((it) => it.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(file, message)];
    return failed.map((it) => failure(`${file} › ${it.fullName}`, it.failureMessages?.join("\n")));
  });
  return { passed: numPassedTests, failures };
};

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number };
};

/** The report of Playwright's JSON reporter; a test that only passed at a second try failed. */
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
  return {
    passed: stats.expected,
    failures: [...suites.flatMap(inSuite), ...errors.map((it) => failure("playwright", it.message))],
  };
};
