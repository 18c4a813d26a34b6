import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { guided, guideOf } from "../.storybook/part-guide.ts";

/** Titles of the kit's component stories, as written in the files. */
const titles = globSync("packages/ui/src/**/!(*.browser|*.own-page).stories.tsx")
  .map((file) => /^ {2}title: "([^"]+)"/m.exec(readFileSync(file, "utf8"))?.[1] ?? "")
  .filter((title) => title.startsWith("Components/"));

it("part guide: each component → when to use it and when not", () => {
  expect(titles.length).toBeGreaterThan(70);
  expect(titles.filter((title) => !guideOf(title))).toEqual([]);
});

it("part guide: entry without a component → none", () => {
  expect(guided.filter((guide) => !titles.some((title) => `${title}/`.startsWith(`${guide}/`)))).toEqual([]);
});
