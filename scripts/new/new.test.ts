import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ROOT } from "../lib/root.ts";
import { newPage } from "./new-page.ts";
import { newPanel } from "./new-panel.ts";
import { writeFiles, type Files } from "./write-files.ts";

const CONSOLE = "packages/console";
const FEATURES = `${CONSOLE}/src/features`;
/** A copy of the console, with everything else of the project beside it. */
const root = `${mkdtempSync(join(tmpdir(), "scaffold-"))}/`;

beforeAll(() => {
  vi.spyOn(console, "log").mockReturnValue();
  for (const part of ["src", "scripts"])
    cpSync(`${ROOT}${CONSOLE}/${part}`, `${root}${CONSOLE}/${part}`, { recursive: true });
  for (const name of [
    "node_modules",
    "scripts",
    ".oxlintrc.json",
    ".oxfmtrc.json",
    `${CONSOLE}/node_modules`,
    `${CONSOLE}/package.json`,
  ])
    symlinkSync(ROOT + name, root + name);
  for (const name of ["ui", "api-client", "mocks"]) symlinkSync(`${ROOT}packages/${name}`, `${root}packages/${name}`);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const FINE = { status: 0, stdout: "" };
const run = (tool: string, ...options: string[]) => {
  const { stdout, status } = spawnSync(`${ROOT}node_modules/.bin/${tool}`, options, { cwd: root, encoding: "utf8" });
  return { status, stdout };
};
const write = (files: Files) => {
  writeFiles(files, root);
  return Object.keys({ ...files.written, ...files.changed });
};
const read = (path: string) => readFileSync(root + path, "utf8");

test("what is written for a page and a panel compiles, and is as the linter and the formatter want it", async () => {
  const paths = [
    // Everything from the contract; what every call says, and choices from a file; several keys, and nothing to sort by.
    ...write(await newPage("/settings/roles", undefined, root)),
    ...write(await newPage("/cms/blog", "posts", root)),
    ...write(await newPage("/players/balances", undefined, root)),
    // Rows that stand elsewhere than in the items of the answer; columns that are hidden in the line.
    ...write(await newPage("/players", undefined, root)),
    ...write(await newPage("/topup/list", undefined, root)),
    // Beside panels in a list, and in an object.
    ...write(await newPanel("role-details", "showRole", "settings", root)),
    ...write(await newPanel("game-log", "showGameLog", "bets", root)),
    ...write(await newPanel("partner-details", "showPartner", "partners", root)),
  ];
  const files = [...paths, `${CONSOLE}/src/globals.d.ts`];
  writeFileSync(`${root}tsconfig.json`, JSON.stringify({ extends: `${ROOT}tsconfig.json`, files, include: [] }));
  expect(run("oxfmt", "--list-different", ...paths)).toEqual(FINE);
  expect(run("oxlint", "--type-aware", "--type-check", "--format", "unix", ...paths)).toEqual(FINE);

  expect(read(`${FEATURES}/settings/settings.pages.ts`)).toContain("columns: rolesColumns,");
  // The line keeps what else it says.
  expect(read(`${FEATURES}/cms/cms.pages.ts`)).toMatch(
    /fixed: \{ kind: "BLOG_POST" \},\n +choices: languageChoices,\n +columns: postsColumns,/,
  );
  expect(read(`${FEATURES}/bets/bets.module.ts`)).toContain('"reconcile-bet-debit"');
  // Lists are filtered by the partner's id.
  expect(read(`${FEATURES}/partners/panels/partner-details.drawer.tsx`)).toContain("shownPartnerId: partnerId");
  expect(read(`${FEATURES}/settings/panels/role-details.stories.tsx`)).toMatch(/&shownRole=\S+"/);
}, 120_000);

test("nothing is overwritten", async () => {
  const files = await newPage("/settings/staff-permissions", "roles", root);
  const before = read(`${FEATURES}/settings/settings.pages.ts`);
  expect(() => writeFiles(files, root)).toThrow(/there already/);
  expect(read(`${FEATURES}/settings/settings.pages.ts`)).toBe(before);
});

test.each([
  ["/nowhere", /No page is at \/nowhere/],
  ["/bets", /has screens of its own/],
  ["/withdraw/list", /has columns of its own already/],
  ["/settings/admins/{id}", /is one record/],
])("%s cannot be written, and it says why", async (path, why) => {
  await expect(newPage(path, undefined, root)).rejects.toThrow(why);
});

test.each([
  ["showNothing", "settings", /is no read of the contract/],
  ["listRoles", "settings", /answers a list/],
  ["getGeneral", "settings", /nothing to find a record by/],
  ["showRole", "nowhere", /There is no module/],
])("a panel of %s in %s cannot be written, and it says why", async (call, feature, why) => {
  await expect(newPanel("some-details", call, feature, root)).rejects.toThrow(why);
});
