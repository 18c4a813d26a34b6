import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { consoleCopy, FEATURES, FINE } from "./console-copy.ts";
import { newForm } from "./form/new-form.ts";
import { newList } from "./list/new-list.ts";
import { newRecord } from "./record/new-record.ts";
import { newDelete } from "./write/new-write.ts";

const copy = consoleCopy();
const { root, run, write } = copy;
const paths: string[] = [];

beforeAll(() => {
  vi.spyOn(console, "log").mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
  copy.remove();
});

type Played = { title: string; status: string; failureMessages: string[] };

/** Plays the scenes of the copy with the project's own configuration. */
const CONFIG = `import { defineConfig } from "vitest/config";
import { sceneProject } from "./vitest.projects.ts";

export default defineConfig({ test: { projects: [{ ...sceneProject, server: { fs: { strict: false } } }] } });
`;

/** What somebody writes by hand before the first `pnpm new`: a module with the line of its page, and its place. */
const MODULE = `import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";

/** Banks, once more. */
export const otherBanks = defineModule({
  pages: definePages("Other", "view_banks", () => import("./other-banks.pages.ts"), {
    "/other-banks": { title: "Other banks" },
  }),
  panels: [],
});
`;
const PAGES = `import { listBanks } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/banks";
import { listPage } from "#entities/fields/contract-page.ts";

/** Pages by path. */
export default {
  "/other-banks": listPage({ read: listBanks, shape: shapes.listBanks, label: "Other banks", key: "uuid" }),
};
`;
const FOLDER = `${FEATURES}/other-banks`;
const CATALOGUE = "packages/console/src/app/modules.ts";

const writeModule = () => {
  mkdirSync(root + FOLDER);
  writeFileSync(`${root}${FOLDER}/other-banks.module.ts`, MODULE);
  writeFileSync(`${root}${FOLDER}/other-banks.pages.ts`, PAGES);
  const catalogue = readFileSync(root + CATALOGUE, "utf8")
    .replace("import ", 'import { otherBanks } from "../features/other-banks/other-banks.module.ts";\nimport ')
    .replace("\n];", "\n  otherBanks,\n];");
  writeFileSync(root + CATALOGUE, catalogue);
  return [`${FOLDER}/other-banks.module.ts`, `${FOLDER}/other-banks.pages.ts`, CATALOGUE];
};

const EDITOR = { id: "other-bank-edit", read: "showBank", create: "createBank" };
const LIST = {
  drawn: true,
  opens: "other-bank-details",
  create: "other-bank-edit",
  actions: ["other-bank-edit", "other-bank-removal"],
};

test("pnpm new: resource from an empty module → compiles, passes lint and format", async () => {
  paths.push(
    ...writeModule(),
    ...write(await newRecord("showBank", "other-banks", "other-bank-details", root)),
    ...write(await newForm("updateBank", "other-banks", EDITOR, root)),
    ...write(await newDelete("deleteBank", "other-banks", "other-bank-removal", root)),
    ...write(await newList("/other-banks", LIST, root)),
  );
  copy.typeChecks(paths);
  expect(run("oxfmt", "--list-different", ...paths)).toEqual(FINE);
  expect(run("oxlint", "--type-aware", "--type-check", "--format", "unix", ...paths)).toEqual(FINE);
});

test("pnpm new list: panels of its rows → button, opened record and actions with their rights", () => {
  const text = (name: string) => readFileSync(`${root}${FOLDER}/${name}`, "utf8");
  const page = text("other-banks.pages.ts");
  expect(page).toContain('create: { creates: "other-bank-edit" },');
  expect(page).toContain('opens: { panel: "other-bank-details", param: "shownUuid" },');
  expect(page).toContain("actions: otherBanksActions,");
  const actions = text("list/other-banks.actions.ts");
  expect(actions).toContain('panels.open("other-bank-edit", { shownUuid: row.uuid })');
  expect(actions).toMatch(/"other-bank-removal", \{\s*name: nameIn\(row\) \?\? row\.uuid,[^}]*\bopId: row\.opId/);
  expect(actions).toContain('reason: () => lacking(session, "edit_banks")');
  expect(actions).toContain('reason: () => lacking(session, "delete_banks")');
});

test("generated scenes: pass, including a success of each write", () => {
  const scenes = paths.filter((it) => it.endsWith(".scenes.tsx"));
  expect(scenes).toHaveLength(4);
  writeFileSync(`${root}vitest.config.ts`, CONFIG);
  const report = `${root}played.json`;
  run("vitest", "run", "--root", root, "--reporter", "json", "--outputFile", report, ...scenes);
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as { testResults: { assertionResults: Played[] }[] };
  const played = testResults.flatMap((it) => it.assertionResults);
  expect(played.filter(({ status }) => status !== "passed")).toEqual([]);
  expect(played.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Saved", "Added", "Forbidden", "NewForbidden", "Filled", "Asked", "Done", "Default"]),
  );
});
