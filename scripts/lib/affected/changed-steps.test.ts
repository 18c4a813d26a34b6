import { execFile } from "node:child_process";
import { delimiter } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { affectedTests } from "./affected-tests.ts";
import { changedSteps } from "./changed-steps.ts";
import { readDoors, readSources } from "./read-sources.ts";

const PANEL = "packages/console/src/features/banks/bank-list/panels/bank.fields.tsx";

const stepsFor = (changed: string) =>
  changedSteps([changed], affectedTests(readSources(), readDoors())([changed]), (name) => `${name}.json`);

const PATH = `${ROOT}node_modules/.bin${delimiter}${process.env["PATH"]}`;
const run = (command: string) =>
  promisify(execFile)("sh", ["-c", command], { cwd: ROOT, env: { ...process.env, PATH } });

/** The command in the list mode of its runner, which reads files and projects as a run does; undefined for others. */
const listing = (command: string): string | undefined => {
  if (command.startsWith("playwright test ")) return `${command} --list`;
  if (!command.startsWith("vitest run ")) return undefined;
  // The list mode knows no reporters.
  const args = command.replace("vitest run ", "").replaceAll(/ --(?:reporter|outputFile\.json|maxWorkers)[= ]\S+/g, "");
  return `vitest list --filesOnly ${args}`;
};

const TEST_FILES = /[\w./-]+\.(?:test|stories|spec)\.tsx?/g;

const listed = stepsFor(PANEL).flatMap(({ name, commands }) =>
  commands.flatMap((command) => {
    const list = listing(command);
    return list ? [{ name, files: command.match(TEST_FILES)!, list }] : [];
  }),
);

test.each(listed)("changedSteps: $name for a panel → its command finds each test file that it names", async (step) => {
  const found = (await run(step.list)).stdout.match(TEST_FILES) ?? [];
  for (const file of step.files)
    expect(
      found.some((it) => file.endsWith(it)),
      `${file} in the list of ${step.list}`,
    ).toBe(true);
});

test("changedSteps: panel → unit tests, walks, stories and browser tests", () => {
  expect(listed.map(({ name }) => name)).toEqual(["unit", "walks", "stories", "e2e"]);
});

test("changedSteps: no browser test depends on the change → no build", () => {
  expect(stepsFor("packages/ui/src/table/row-actions/row-menu.tsx").map(({ name }) => name)).toEqual([
    "types",
    "unit",
    "walks",
    "lint",
    "format",
  ]);
});
