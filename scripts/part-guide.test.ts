import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toId } from "storybook/internal/csf";
import { placesOf } from "../.storybook/parts/anatomy-places.ts";
import { GUIDES, guideOf } from "../.storybook/parts/guide-of.ts";
import { PART_LINKS } from "../.storybook/parts/part-links.ts";
import { PATTERN_STORIES } from "../.storybook/parts/pattern-stories.ts";
import { stories } from "./lib/stories.ts";

const all = stories();

/** Titles of the kit's component stories, as written in the files. */
const titles = [...new Set(all.map(({ title }) => title))].filter((title) => title.startsWith("Components/"));

it("part guide: each component → when to use it and when not", () => {
  expect(titles.length).toBeGreaterThan(70);
  expect(titles.filter((title) => !guideOf(title))).toEqual([]);
});

it("part guide: entry without a component → none", () => {
  expect(Object.keys(GUIDES).filter((guide) => !titles.some((title) => `${title}/`.startsWith(`${guide}/`)))).toEqual(
    [],
  );
});

it("part guide: each entry → parts, accessibility, content and an example", () => {
  const lacking = Object.entries(GUIDES).flatMap(([title, { anatomy, ...texts }]) =>
    anatomy.length > 0 && Object.values(texts).every((text) => typeof text !== "string" || text.length > 0)
      ? []
      : [title],
  );
  expect(lacking).toEqual([]);
});

it("part guide: linked components → existing documentation pages", () => {
  const linked = Object.entries(GUIDES).flatMap(([title, { avoid }]) =>
    [...avoid.matchAll(/(?<=\buse )\w+/g)].flatMap(([name]) => (PART_LINKS.has(name) ? [`${title}: ${name}`] : [])),
  );
  const pages = new Set(titles.map((title) => `${toId(title)}--docs`));
  expect(linked.length).toBeGreaterThan(40);
  expect(linked.filter((link) => !pages.has(PART_LINKS.get(link.split(": ")[1] ?? "") ?? ""))).toEqual([]);
});

const INDEXES = { "@backoffice/ui": "index.ts", "@backoffice/ui/form": "form/index.ts" } as Record<string, string>;
const exported = (from: string) => {
  const file = INDEXES[from] ?? `${from.replace("@backoffice/ui/", "")}/index.ts`;
  return new Set(readFileSync(`packages/ui/src/${file}`, "utf8").match(/\w+/g));
};

it("part guide: example imports names that the kit exports", () => {
  const missing = Object.entries(GUIDES).flatMap(([title, { example }]) =>
    [...example.matchAll(/import \{ ([^}]+) \} from "(@backoffice\/ui[^"]*)";/g)].flatMap(([, names = "", from = ""]) =>
      names
        .split(", ")
        .map((name) => name.replace("type ", ""))
        .filter((name) => !exported(from).has(name))
        .map((name) => `${title}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

it("part guide: linked patterns → existing stories", () => {
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(PATTERN_STORIES)));
});

it("part guides: numbers on a drawn part → one place per part of the anatomy", () => {
  const other = Object.entries(GUIDES).flatMap(([title, { anatomy }]) => {
    const places = placesOf(title);
    return places.length === 0 || places.length === anatomy.length ? [] : [title];
  });
  expect(other).toEqual([]);
});
