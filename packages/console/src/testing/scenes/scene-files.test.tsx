import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { looksIn } from "../../../../../.storybook/looks-in.ts";
import type { Db } from "@backoffice/mocks";
import { setScene } from "#testing/backend/set-scene.ts";
import { storyBackend } from "#testing/backend/story-backend.ts";
import { LOOK } from "#testing/look.ts";
import { addressOfScene } from "#testing/panels/address-of-scene.ts";
import { scenesIn, type SceneFile } from "#testing/panels/panel-story.ts";
import type { SceneStory } from "#testing/scene-story.ts";

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
  const expected = Object.entries(files).flatMap(([path, file]) => tagged(file).map((name) => `${path} ${name}`));
  const played = Object.entries(inBrowser).flatMap(([path, file]) =>
    tagged(file).map((name) => `${path.replace(".browser.stories.", ".scenes.")} ${name}`),
  );
  expect(played.toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(0);
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

type Shown = { db: Db; says: string; parts: readonly unknown[] };

const isDrawn = ({ play, render, beforeEach }: SceneStory) => !play && !render && !beforeEach;

/** Page and tables that the arguments of a look lead to. */
const shownBy = (file: SceneFile, story: SceneStory): Shown => {
  const scene = setScene({ ...file.default.args, ...story.args }, {});
  const { db } = storyBackend(scene);
  const { page, panel, arrange: _arrange, ...rest } = scene;
  const says = JSON.stringify({ ...rest, at: addressOfScene(scene, db), opens: scene.opens?.(db) });
  return { db, says, parts: [page, panel] };
};

const isSame = (one: Shown, other: Shown) =>
  one.says === other.says && one.parts.every((it, at) => it === other.parts[at]) && isDeepStrictEqual(one.db, other.db);

test("looks of a file: no two show the same, as one does that is nothing without its play function", () => {
  const same = Object.entries(files).flatMap(([path, file]) => {
    const { default: meta, ...scenes } = file;
    const looks = Object.entries(scenes).filter(([, it]) => it.tags?.includes(LOOK) && isDrawn(it));
    // A change of the tables by the look itself needs no look at the tables.
    const candidates = looks.filter(([, { args }]) => !args?.arrange || args.arrange === meta.args?.arrange);
    if (candidates.length < 2) return [];
    const shown = candidates.map(([name, it]) => ({ name, ...shownBy(file, it) }));
    return shown.flatMap((one, at) => {
      const other = shown.slice(0, at).find((it) => isSame(it, one));
      return other ? [`${path}: ${other.name}, ${one.name}`] : [];
    });
  });
  expect(same).toEqual([]);
});
