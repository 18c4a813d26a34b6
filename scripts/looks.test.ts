import { expect, test } from "vitest";
import { placeOf } from "../.storybook/looks-in.ts";
import { stories } from "./lib/stories.ts";

const shown = stories().filter(({ isShown }) => isShown);

test("Storybook sidebar: at most 1,600 stories", () => {
  expect(shown.length).toBeGreaterThan(1000);
  expect(shown.length).toBeLessThanOrEqual(1600);
});

test("Storybook sidebar: titles stand under the documented headings", () => {
  const headings = new Set(shown.map(({ title }) => title.split("/", 1)[0]));
  expect(headings).toEqual(new Set(["Start here", "Foundations", "Components", "Patterns", "Panels", "Pages"]));
});

test.each([...Map.groupBy(shown, ({ title }) => title)])("stories of %s: shared states first, in order", (_, looks) => {
  const places = looks.map(placeOf);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
