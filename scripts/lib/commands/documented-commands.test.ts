import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { affectedTests } from "../affected/affected-tests.ts";
import { changedSteps } from "../affected/changed-steps.ts";
import { readDoors, readSources } from "../affected/read-sources.ts";
import { OTHER_BROWSERS } from "../other-browsers.ts";
import { ROOT } from "../root.ts";
import { listTests } from "./list-tests.ts";
import { testCommandsIn } from "./test-commands-in.ts";
import { wordsOf } from "./words-of.ts";

const scriptsOf = (folder: string) =>
  (JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, "utf8")) as { scripts: Record<string, string> }).scripts;
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules/**"] }).map(
    (file) => [file, readFileSync(`${ROOT}${file}`, "utf8")] as const,
  );
const texts = read("{*,deploy/*,docs/**/*,openapi/*,packages/**/*}.md");
const SCRIPTS = scriptsOf(".");

test("documentation: each pnpm command → exists", () => {
  expect(texts.map(([file]) => file)).toEqual(expect.arrayContaining(["README.md", "deploy/README.md"]));
  const known = new Set(
    [SCRIPTS, scriptsOf("packages/console"), scriptsOf("packages/contract-check")]
      .flatMap(Object.keys)
      .concat("run", "installed"),
  );
  for (const [file, text] of texts)
    for (const [, name = ""] of text.matchAll(/\bpnpm(?:@12)? (?:--silent |--filter \S+ )*([a-z][\w:-]*)/g))
      expect([...known], `${file}: pnpm ${name}`).toContain(name);
});

test("documentation: no command runs TypeScript with node directly", () => {
  for (const [file, text] of texts) expect(text.match(/\bnode \S+\.ts\b/g) ?? [], file).toEqual([]);
});

/** Files and folders that a command names. A word in double quotes, or after `-t`, is a title. */
const namedBy = (command: string) =>
  wordsOf(command.replaceAll(/"[^"]*"|-t '[^']*'/g, "")).filter((word) => word.includes("/") && !word.startsWith("-"));
const isIn = (path: string, file: string) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`);

const documented = [...texts, ...read("{*.ts,e2e/**/*.ts,scripts/*.ts,.storybook/**/*.ts}")].flatMap(([file, text]) =>
  testCommandsIn(text).map((command) => [command.replace(/^\S+/, (name) => SCRIPTS[name] ?? name), file] as const),
);
/** A change on which tests of each kind depend. */
const PANEL = "packages/console/src/features/banks/bank-list/panels/bank.fields.tsx";
const affected = affectedTests(readSources(), readDoors())([PANEL]);
const ofChanges = changedSteps([PANEL], affected, () => "report.json")
  .flatMap(({ commands }) => commands)
  .filter((command) => /^(?:vitest|playwright) /.test(command))
  .map((command) => [command, "pnpm test --changed"] as const);
const ofScripts = [[SCRIPTS["snapshots"]!, "pnpm snapshots"]] as const;
const places = new Map([...ofChanges, ...ofScripts, ...documented]);
// `pnpm sweep` lists what `pnpm sweep --grep …` lists.
const commands = [...places.keys()].filter(
  (command, _, all) => command.startsWith("vitest ") || !all.some((it) => it.startsWith(`${command} --grep `)),
);
// Not within a test, whose time is limited: on a busy machine both runners take long to start.
const listings = await listTests(commands);
const notInstalled = OTHER_BROWSERS.filter(({ find }) => !find()).map(({ id }) => `--project ${id} `);

test("commands that run tests: found in Markdown, comments and pnpm test --changed", () => {
  expect(ofChanges.length).toBe(4);
  const found = new Set(commands.map((command) => places.get(command)));
  expect([...found]).toEqual(
    expect.arrayContaining(["pnpm test --changed", "CONTRIBUTING.md", "pnpm snapshots", "vitest.browsers.config.ts"]),
  );
});

// A path that an option takes as its value runs everything: `-u FILE` of Vitest, `--project nginx FILE` of Playwright.
test.each(commands)("documented command %s: run → tests of all named files, no others", (command) => {
  const { files, problem } = listings.get(command)!;
  const named = namedBy(command);
  expect(problem, places.get(command)).toBeUndefined();
  expect(named.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  expect(command.startsWith("vitest ") && named.length === 0, "Without a file it runs everything.").toBe(false);
  // Journeys are tests only where their browser is installed.
  if (notInstalled.some((project) => command.includes(project))) return;
  expect(files).not.toEqual([]);
  expect(named.filter((path) => !files.some((file) => isIn(path, file)))).toEqual([]);
  expect(files.filter((file) => named.length > 0 && !named.some((path) => isIn(path, file)))).toEqual([]);
});
