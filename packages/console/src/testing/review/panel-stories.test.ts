import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { modules } from "../../app/modules.ts";

const source = new URL("../..", import.meta.url);

/** Ids of the panels with stories, by the tags of their files. */
const told = new Set(
  globSync("**/*.stories.tsx", { cwd: source }).map(
    (file) => /tags: \["panel:([^"]+)"/.exec(readFileSync(new URL(file, source), "utf8"))?.[1],
  ),
);

it.each(modules.flatMap(({ panels }) => panels.map(({ id }) => id)))("panel %s: has stories", (id) => {
  expect(told).toContain(id);
});
