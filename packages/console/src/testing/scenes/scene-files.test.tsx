import { expect, test } from "vitest";
import { looksIn } from "../../../../../.storybook/looks-in.ts";
import { LOOK } from "#testing/look.ts";
import { scenesIn, type SceneFile } from "#testing/panels/panel-story.ts";

const files = import.meta.glob<SceneFile>("../../{features,kit,shell,entities}/**/*.scenes.tsx", { eager: true });
const inBrowser = import.meta.glob<SceneFile>("../../{features,kit,shell,entities}/**/*.browser.stories.tsx", {
  eager: true,
});

const texts = import.meta.glob<string>("../../{features,kit,shell,entities}/**/*.scenes.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

const tagged = (file: SceneFile) =>
  scenesIn(file).flatMap(({ name, story }) => (story.tags?.includes("browser") ? [name] : []));

test("scenes tagged browser: each is exported by a *.browser.stories.tsx file", () => {
  const wanted = Object.entries(files).flatMap(([path, file]) => tagged(file).map((name) => `${path} ${name}`));
  const played = Object.entries(inBrowser).flatMap(([path, file]) =>
    tagged(file).map((name) => `${path.replace(".browser.stories.", ".scenes.")} ${name}`),
  );
  expect(played.toSorted()).toEqual(wanted.toSorted());
  expect(wanted.length).toBeGreaterThan(0);
});

test("looks: those that Storybook reads in a file are those that the file makes, with their names", () => {
  const read = Object.entries(texts).flatMap(([path, text]) =>
    looksIn(text).looks.map(({ exportName, name }) => `${path} ${exportName} ${name ?? ""}`),
  );
  const made = Object.entries(files).flatMap(([path, { default: _meta, ...scenes }]) =>
    Object.entries(scenes).flatMap(([exportName, { tags, name }]) =>
      tags?.includes(LOOK) ? [`${path} ${exportName} ${name ?? ""}`] : [],
    ),
  );
  expect(read.toSorted()).toEqual(made.toSorted());
  expect(read.length).toBeGreaterThan(1000);
});

test("file with looks: its title is found, and its default export is an object that stands there", () => {
  const shown = Object.entries(texts).filter(([, text]) => looksIn(text).looks.length > 0);
  expect(shown.flatMap(([path, text]) => (looksIn(text).title === undefined ? [path] : []))).toEqual([]);
  expect(shown.flatMap(([path, text]) => (/^export default \{/m.test(text) ? [] : [path]))).toEqual([]);
});
