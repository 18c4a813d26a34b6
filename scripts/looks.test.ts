import { readFileSync } from "node:fs";
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

const GROUPS = /^ {2}\{ id: "([^"]+)"/gm;

test("Storybook sidebar: areas of panels and pages are those of the menu, in its order", () => {
  const groups = [...readFileSync("packages/console/src/shell/menu/menu-groups.ts", "utf8").matchAll(GROUPS)];
  const areas = groups.map(([, id = ""]) => id);
  const others = (root: string) => {
    const used = shown.flatMap(({ title }) => (title.startsWith(`${root}/`) ? [title.split("/")[1]!] : []));
    return [...new Set(used)].filter((area) => !areas.includes(area)).toSorted();
  };
  expect(others("Panels")).toEqual(["Every list", "Every page"]);
  expect(others("Pages")).toEqual(["Shell", "Sign-in"]);
  const orders = [...readFileSync(".storybook/preview.tsx", "utf8").matchAll(/"(?:Panels|Pages)",\s*\[([^\]]*)\]/g)];
  expect(orders.map(([, list = ""]) => [...list.matchAll(/"([^"]+)"/g)].map(([, area]) => area))).toEqual([
    areas,
    areas,
  ]);
});
