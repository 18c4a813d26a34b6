import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { playwrightReport, vitestReport } from "./lib/report.ts";
import { runSteps } from "./lib/run-steps.ts";
import type { Step } from "./lib/step.ts";

const reports = mkdtempSync(join(tmpdir(), "reports-"));
const reportFile = (name: string) => join(reports, `${name}.json`);
const vitest = (name: string, projects: string) =>
  `vitest run ${projects} --reporter=dot --reporter=json --outputFile.json=${reportFile(name)}`;

/** Everything that must hold. The long ones come first, so that the short ones fill the second lane beside them. */
const STEPS: readonly Step[] = [
  { name: "browser", commands: ["node scripts/ensure-chromium.ts"] },
  {
    name: "build",
    folder: "packages/console",
    commands: ["vite build --logLevel warn", "vite build --logLevel warn --mode mocked"],
  },
  {
    name: "stories",
    // React's production build: about a quarter faster than the development build.
    environment: { NODE_ENV: "production" },
    commands: [vitest("stories", "--project storybook --project own-page --maxWorkers 2")],
    after: ["browser"],
    report: () => vitestReport(reportFile("stories")),
  },
  {
    name: "unit",
    commands: [vitest("unit", "--project node --project jsdom --project scenes --project panels --maxWorkers 2")],
    report: () => vitestReport(reportFile("unit")),
  },
  { name: "types", commands: ["tsc --noEmit -p .", "tsc --noEmit -p packages/contract-check/tsconfig.package.json"] },
  { name: "lint", commands: ["oxlint --type-aware"] },
  { name: "unused", commands: ["knip"] },
  { name: "contract", commands: ["node packages/contract-check/src/cli.ts lint"] },
  { name: "generated", commands: ["node packages/contract-check/src/cli.ts generate --check"] },
  { name: "format", commands: ["oxfmt --check"] },
  {
    name: "e2e",
    commands: ["playwright test"],
    after: ["browser", "build"],
    alone: true,
    report: () => playwrightReport(reportFile("e2e")),
  },
];

/** `pnpm test [--only lint,unit] [--slowest 20]`. Its last line is always `N passed, N failed`. */
const { values } = parseArgs({ options: { only: { type: "string" }, slowest: { type: "string", default: "0" } } });
const only = values.only?.split(",");
const unknown = only?.filter((name) => !STEPS.some((it) => it.name === name));
if (unknown?.length) {
  console.error(`No such step: ${unknown.join(", ")}. There are ${STEPS.map((it) => it.name).join(", ")}.`);
  process.exit(1);
}

process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = reportFile("e2e");
const start = performance.now();
const outcomes = await runSteps(STEPS.filter((it) => !only || only.includes(it.name)));
rmSync(reports, { recursive: true, force: true });

const row = (name: string, seconds: string, passed: string, failed: string) =>
  `${name.padEnd(10)}${seconds.padStart(9)}${passed.padStart(9)}${failed.padStart(9)}`;
console.log(`\n${row("step", "seconds", "passed", "failed")}`);
for (const { name, seconds, passed, failures } of outcomes)
  console.log(row(name, seconds.toFixed(1), String(passed), String(failures.length)));
console.log(`The whole run took ${((performance.now() - start) / 1000).toFixed(0)} s.\n`);

const slowest = outcomes
  .flatMap(({ name, files }) => files.map((it) => ({ name, ...it })))
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, Number(values.slowest));
for (const { name, file, seconds } of slowest)
  console.log(`${name.padEnd(10)}${seconds.toFixed(1).padStart(9)}  ${file}`);

// Once more at the end: they said it first somewhere in thousands of lines.
for (const { name, failures } of outcomes) for (const it of failures) console.log(`✗ ${name}: ${it}\n`);

const passed = outcomes.reduce((total, it) => total + it.passed, 0);
const failed = outcomes.reduce((total, it) => total + it.failures.length, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
