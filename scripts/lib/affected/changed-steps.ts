import { playwrightReport, vitestReport } from "../report.ts";
import type { Step } from "../step.ts";
import type { Affected } from "./affected-tests.ts";

const quoted = (files: readonly string[]) => files.map((it) => `'${it}'`).join(" ");

/** Pattern for titles of tests that name one of these panels, pages or writes. */
const titled = (names: readonly string[]): string =>
  `(?<![\\w/-])(?:${names.map((it) => it.replaceAll(/[.{}]/g, "\\$&")).join("|")})(?![\\w/-])`;

/**
 * The steps for a change: the quick checks and the tests that depend on it. `reportFile` names the report of a step.
 * The types come first, since they find most mistakes; what takes longest follows.
 */
export const changedSteps = (
  changed: readonly string[],
  { unit, walks, stories, browser }: Affected,
  reportFile: (name: string) => string,
): Step[] => {
  const code = changed.filter((it) => /\.(?:tsx?|js|mjs)$/.test(it));
  const isContract = changed.some((it) => /^(?:openapi|packages\/(?:api-client|contract-check))\//.test(it));
  const isDrawn = stories.length > 0 || browser.length > 0;
  const vitest = (name: string, args: string): Pick<Step, "commands" | "report"> => ({
    commands: [
      `vitest run ${args} --maxWorkers 2 --reporter=dot --reporter=json --outputFile.json=${reportFile(name)}`,
    ],
    report: () => vitestReport(reportFile(name)),
  });
  const steps: readonly (Step | false)[] = [
    code.length > 0 && { name: "types", commands: ["tsc --noEmit -p ."] },
    isDrawn && { name: "browser", commands: ["node scripts/ensure-chromium.ts"] },
    browser.length > 0 && {
      name: "build",
      folder: "packages/console",
      commands: ["vite build --logLevel warn"],
    },
    unit.length > 0 && {
      name: "unit",
      ...vitest("unit", `--project node --project jsdom --project scenes ${quoted(unit)}`),
    },
    walks.files.length > 0 && {
      name: "walks",
      mayBeEmpty: true,
      ...vitest("walks", `--project node --project scenes ${quoted(walks.files)} -t '${titled(walks.names)}'`),
    },
    stories.length > 0 && {
      name: "stories",
      environment: { NODE_ENV: "production" },
      after: ["browser"],
      ...vitest("stories", `--project storybook --project own-page ${quoted(stories)}`),
    },
    browser.length > 0 && {
      name: "e2e",
      commands: [`playwright test --project=nginx ${quoted(browser)}`],
      after: ["browser", "build"],
      report: () => playwrightReport(reportFile("e2e")),
    },
    code.length > 0 && { name: "lint", commands: [`oxlint --type-aware ${quoted(code)}`] },
    // Some files are not formatted, such as lists of what is generated.
    { name: "format", commands: [`oxfmt --check --no-error-on-unmatched-pattern ${quoted(changed)}`] },
    isContract && { name: "contract", commands: ["node packages/contract-check/src/cli.ts lint"] },
    isContract && { name: "generated", commands: ["node packages/contract-check/src/cli.ts generate --check"] },
  ];
  return steps.filter((it) => it !== false);
};
