import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { consoleCopy, FINE } from "./console-copy.ts";
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

const editor = { id: "new-or-old-bank", read: "showBank", create: "createBank" };

test("pnpm new: list, record, form and deletion → compile, pass lint and format", async () => {
  paths.push(
    ...write(await newList("/marketing-channels/report", undefined, root)),
    ...write(await newRecord("showBank", "partners", "bank-facts", root)),
    ...write(await newForm("updateBank", "partners", editor, root)),
    ...write(await newDelete("deleteBank", "partners", "bank-removal", root)),
  );
  copy.typeChecks(paths);
  expect(run("oxfmt", "--list-different", ...paths)).toEqual(FINE);
  expect(run("oxlint", "--type-aware", "--type-check", "--format", "unix", ...paths)).toEqual(FINE);
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
