import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { modules } from "../../app/modules.ts";

const source = new URL("../..", import.meta.url);

/** Ids of the panels with looks, by the tags of their files. */
const shown = new Set(
  globSync("**/*.scenes.tsx", { cwd: source })
    .map((file) => readFileSync(new URL(file, source), "utf8"))
    .filter((text) => /^export const \w+ = look\(/m.test(text))
    .map((text) => /tags: \["panel:([^"]+)"/.exec(text)?.[1]),
);

it.each(modules.flatMap(({ panels }) => panels.map(({ id }) => id)))("panel %s: has looks", (id) => {
  expect(shown).toContain(id);
});
