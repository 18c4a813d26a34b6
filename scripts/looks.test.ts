import { expect, test } from "vitest";
import { placeOf } from "../.storybook/looks-in.ts";
import { stories } from "./lib/stories.ts";

const shown = stories().filter(({ isShown }) => isShown);

test("Storybook sidebar: at most 1,000 stories", () => {
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.length).toBeLessThanOrEqual(1000);
});

test("Storybook sidebar: a panel or a page stands there once", () => {
  const byFile = Map.groupBy(shown, ({ file }) => file);
  const twice = [...byFile].filter(([, its]) => /^(?:Panels|Pages)\//.test(its[0]!.title) && its.length > 1);
  expect(twice.map(([file]) => file)).toEqual([]);
});

test("Storybook sidebar: titles stand under the documented headings", () => {
  const headings = new Set(shown.map(({ title }) => title.split("/", 1)[0]));
  expect(headings).toEqual(new Set(["Start here", "Foundations", "Components", "Patterns", "Panels", "Pages"]));
});

const looks = stories().filter(({ file, isShown }) => isShown || file.endsWith(".scenes.tsx"));

test.each([...Map.groupBy(looks, ({ title }) => title)])("looks of %s: shared states first, in order", (_, its) => {
  const places = its.map(placeOf);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
