import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HIDDEN = /tags: \[[^\]]*"!dev"/;

/** The stories in the sidebar, by the title of their file. */
const shown = globSync("packages/*/src/**/*.stories.tsx").flatMap((file) => {
  const [meta = "", ...stories] = readFileSync(file, "utf8").split(/^export const (?=\w)/m);
  if (HIDDEN.test(meta)) return [];
  const title = /^ {2}title: "([^"]+)"/m.exec(meta)?.[1] ?? file;
  return stories
    .filter((story) => !HIDDEN.test(story))
    .map((story) => ({ title, name: story.split(/\W/, 1)[0] ?? "" }));
});

test("Storybook sidebar: at most 1,600 stories", () => {
  expect(shown.length).toBeGreaterThan(1000);
  expect(shown.length).toBeLessThanOrEqual(1600);
});

test("Storybook sidebar: titles stand under the documented headings", () => {
  const headings = new Set(shown.map(({ title }) => title.split("/", 1)[0]));
  expect(headings).toEqual(new Set(["Start here", "Foundations", "Components", "Patterns", "Panels", "Pages"]));
});

/** Shared state names in all files, in the order of the sidebar. */
const VOCABULARY = [
  "Default",
  "Empty",
  "Loading",
  "Error",
  "Forbidden",
  "NotFound",
  "ReadOnly",
  "Submitting",
  "ValidationError",
  "ServerRejected",
  "EditConflict",
  "LongContent",
];

test.each([...Map.groupBy(shown, ({ title }) => title)])("stories of %s: shared states first, in order", (_, looks) => {
  const places = looks.map(({ name }) => VOCABULARY.indexOf(name)).map((at) => (at < 0 ? VOCABULARY.length : at));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
