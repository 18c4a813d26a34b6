import { playwrightReport, vitestReport } from "../report.ts";
import type { Step } from "../step.ts";
import { WALKS, type Affected } from "./affected-tests.ts";

const quoted = (files: readonly string[]) => files.map((it) => `'${it}'`).join(" ");

/** Pattern for titles of tests that name one of these panels, pages or writes. */
const titled = (names: readonly string[]): string =>
  `(?<![\\w/-])(?:${names.map((it) => it.replaceAll(/[.{}]/g, "\\$&")).join("|")})(?![\\w/-])`;

/**
 * The steps for a change: the quick checks and the tests that depend on it. `reportFile` names the report of a step.
 */
export const changedSteps = (
  changed: readonly string[],
  { unit, walked, stories, browser }: Affected,
  reportFile: (name: string) => string,
): Step[] => {
  const code = changed.filter((it) => /\.(?:tsx?|js|mjs)$/.test(it));
  const isContract = changed.some((it) => /^(?:openapi|packages\/(?:api-client|contract-check))\//.test(it));
  const vitest = (name: string, args: string): Pick<Step, "commands" | "report"> => ({
    commands: [
      `vitest run ${args} --maxWorkers 2 --reporter=dot --reporter=json --outputFile.json=${reportFile(name)}`,
    ],
    report: () => vitestReport(reportFile(name)),
  });
  const steps: readonly (Step | false)[] = [
    browser.length > 0 && {
      name: "build",
      folder: "packages/console",
      commands: ["vite build --logLevel warn"],
    },
    unit.length > 0 && {
      name: "unit",
      ...vitest("unit", `--project node --project jsdom --project scenes ${quoted(unit)}`),
    },
    walked.length > 0 && {
      name: "walks",
      mayBeEmpty: true,
      ...vitest("walks", `--project node --project scenes ${quoted(WALKS)} -t '${titled(walked)}'`),
    },
    stories.length > 0 && {
      name: "stories",
      environment: { NODE_ENV: "production" },
      ...vitest("stories", `--project storybook --project own-page ${quoted(stories)}`),
    },
    { name: "types", commands: ["tsc --noEmit -p ."] },
    code.length > 0 && { name: "lint", commands: [`oxlint --type-aware ${quoted(code)}`] },
    { name: "format", commands: [`oxfmt --check ${quoted(changed)}`] },
    isContract && { name: "contract", commands: ["node packages/contract-check/src/cli.ts lint"] },
    isContract && { name: "generated", commands: ["node packages/contract-check/src/cli.ts generate --check"] },
    browser.length > 0 && {
      name: "e2e",
      // Files first: the option takes all words after it as names of projects.
      commands: [`playwright test ${quoted(browser)} --project nginx`],
      after: ["build"],
      report: () => playwrightReport(reportFile("e2e")),
    },
  ];
  return steps.filter((it) => it !== false);
};
