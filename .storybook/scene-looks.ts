import { readFile } from "node:fs/promises";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";
import { looksIn } from "./looks-in.ts";

const SCENES = /\.scenes\.tsx$/;

/** Shows the looks among the scenes of pages and panels in the sidebar. */
export const sceneIndexer: Indexer = {
  test: SCENES,
  createIndex: async (importPath, { makeTitle }) => {
    const { title, tags, looks } = looksIn(await readFile(importPath, "utf8"));
    return looks.map(({ tags: own, ...look }) => ({
      type: "story",
      subtype: "story",
      importPath,
      title: makeTitle(title),
      tags: [...tags, ...own],
      ...look,
    }));
  },
};

const META = "export default {";

/** For the test run of stories, which has no index: it would render every export of a file of scenes. */
export const looksOnly = (): Plugin => ({
  name: "looks-only",
  enforce: "pre",
  transform: {
    filter: { id: SCENES },
    handler: (text) => {
      const names = looksIn(text).looks.map(({ exportName }) => exportName);
      return { code: text.replace(META, `${META} includeStories: ${JSON.stringify(names)},`), map: null };
    },
  },
});
