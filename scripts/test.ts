import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { affectedTests } from "./lib/affected/affected-tests.ts";
import { changedSteps } from "./lib/affected/changed-steps.ts";
import { changedSince, readDoors, readSources } from "./lib/affected/read-sources.ts";
import { playwrightReport, vitestReport } from "./lib/report.ts";
import { runSteps } from "./lib/run-steps.ts";
import type { Step } from "./lib/step.ts";

const reports = mkdtempSync(join(tmpdir(), "reports-"));
const reportFile = (name: string) => join(reports, `${name}.json`);
const vitest = (name: string, projects: string) =>
  `vitest run ${projects} --reporter=dot --reporter=json --outputFile.json=${reportFile(name)}`;

/** All checks. Long steps come first, so that short ones fill the second slot. */
const STEPS: readonly Step[] = [
  { name: "browser", commands: ["node scripts/ensure-chromium.ts"] },
  {
    name: "build",
    folder: "packages/console",
    commands: ["vite build --logLevel warn", "vite build --logLevel warn --mode mocked"],
  },
  {
    name: "stories",
    // React's production build is about a quarter faster than the development build.
    environment: { NODE_ENV: "production" },
    commands: [vitest("stories", "--project storybook --project own-page --maxWorkers 2")],
    after: ["browser"],
    report: () => vitestReport(reportFile("stories")),
  },
  {
    name: "unit",
    commands: [vitest("unit", "--project node --project jsdom --project scenes --maxWorkers 2")],
    report: () => vitestReport(reportFile("unit")),
  },
  { name: "types", commands: ["tsc --noEmit -p .", "tsc --noEmit -p packages/contract-check/tsconfig.package.json"] },
  { name: "lint", commands: ["oxlint --type-aware"] },
  { name: "unused", commands: ["knip"] },
  { name: "contract", commands: ["node packages/contract-check/src/cli.ts lint"] },
  { name: "generated", commands: ["node packages/contract-check/src/cli.ts generate --check"] },
  { name: "compat", commands: ["node scripts/compat.ts"], after: ["build"] },
  { name: "format", commands: ["oxfmt --check"] },
  {
    name: "e2e",
    commands: ["playwright test"],
    after: ["browser", "build"],
    alone: true,
    report: () => playwrightReport(reportFile("e2e")),
  },
  {
    name: "journeys",
    commands: ["node e2e/browsers/ensure-browsers.ts", vitest("journeys", "--config vitest.browsers.config.ts")],
    after: ["browser", "build"],
    alone: true,
    // If neither Firefox nor WebKit is available, the first command reports it.
    mayBeEmpty: true,
    report: () => vitestReport(reportFile("journeys")),
  },
];

/** What has changed in the looks since a revision: only if asked for, as a change of a look is no fault. */
const looksStep = (revision: string): Step => ({
  name: "looks",
  commands: [`node scripts/run.mjs shots --compare ${JSON.stringify(revision)}`],
  after: ["browser"],
  alone: true,
});

/** The steps of `--changed`, and descriptions of what it leaves to the full run. */
const stepsSince = (revision: string) => {
  const changed = changedSince(revision);
  const affected = affectedTests(readSources(), readDoors())(changed);
  console.log(`${changed.length} files differ from ${revision}.`);
  return { steps: changed.length > 0 ? changedSteps(changed, affected, reportFile) : [], left: affected.left };
};

/**
 * `pnpm test [--only lint,unit] [--slowest 20] [--profile]`, or `pnpm test --changed [--since main]` for what depends on
 * a change. `--looks main` also draws all looks at that revision and now, and writes a page of those that differ.
 * Its last line is always `N passed, N failed`.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    slowest: { type: "string", default: "0" },
    profile: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
    since: { type: "string" },
    looks: { type: "string" },
  },
});
const chosen = values.changed || values.since ? stepsSince(values.since ?? "HEAD") : { steps: STEPS, left: [] };
const { left } = chosen;
const steps = values.looks === undefined ? chosen.steps : [...chosen.steps, looksStep(values.looks)];
const only = values.only?.split(",");
const unknown = only?.filter((name) => ![...STEPS, ...steps].some((it) => it.name === name));
if (unknown?.length) {
  console.error(
    `No such step: ${unknown.join(", ")}. There are ${[...STEPS, ...steps].map((it) => it.name).join(", ")}.`,
  );
  process.exit(1);
}

process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = reportFile("e2e");
const start = performance.now();
const outcomes = await runSteps(steps.filter((it) => !only || only.includes(it.name)));
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
  .slice(0, Number(values.slowest) || (values.profile ? 20 : 0));
for (const { name, file, seconds } of slowest)
  console.log(`${name.padEnd(10)}${seconds.toFixed(1).padStart(9)}  ${file}`);

if (values.profile) for (const { name, causes } of outcomes) if (causes) console.log(`${name.padEnd(10)}${causes}`);

// Repeated at the end, since the failures first appeared within thousands of lines.
for (const { name, failures } of outcomes) for (const it of failures) console.log(`✗ ${name}: ${it}\n`);

for (const it of left) console.log(`Left to the whole run: ${it}.`);
const passed = outcomes.reduce((total, it) => total + it.passed, 0);
const failed = outcomes.reduce((total, it) => total + it.failures.length, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
