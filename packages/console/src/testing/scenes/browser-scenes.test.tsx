import { expect, test } from "vitest";
import { scenesIn, type SceneFile } from "../panels/panel-story.ts";

const files = import.meta.glob<SceneFile>("../../{features,kit,shell,entities}/**/*.scenes.tsx", { eager: true });
const inBrowser = import.meta.glob<SceneFile>("../../{features,kit,shell,entities}/**/*.browser.stories.tsx", {
  eager: true,
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

test("scene files: each is covered by a *.scenes.test.tsx file", () => {
  const tests = Object.keys(import.meta.glob("../../{features/*,kit,shell,entities}/*.scenes.test.tsx"));
  const played = tests.map((path) => path.replace(/[^/]+$/, ""));
  const left = Object.keys(files).filter((path) => !played.some((folder) => path.startsWith(folder)));
  expect(left).toEqual([]);
  expect(played.length).toBeGreaterThan(30);
});
