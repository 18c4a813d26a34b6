import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { modules } from "../app/modules.ts";

const source = new URL("..", import.meta.url);

/** The last parts of the titles of all stories: the ids of the panels that have some. */
const told = new Set(
  globSync("**/*.stories.tsx", { cwd: source }).map(
    (file) =>
      /export default [^;]*?title: "(?:[^"]*\/)?([^"/]+)"/.exec(readFileSync(new URL(file, source), "utf8"))?.[1],
  ),
);

it.each(modules.flatMap(({ panels }) => panels.map(({ id }) => id)))("the panel %s has stories", (id) => {
  expect(told).toContain(id);
});
