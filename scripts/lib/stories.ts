import { globSync, readFileSync } from "node:fs";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { looksIn } from "../../.storybook/looks-in.ts";

type Story = {
  file: string;
  title: string;
  exportName: string;
  id: string;
  /** In the sidebar; other stories are only tested. */
  isShown: boolean;
};

const HIDDEN = /tags: \[[^\]]*"!dev"/;

const story = (file: string, title: string, exportName: string, isShown: boolean): Story => ({
  file,
  title,
  exportName,
  id: toId(title, storyNameFromExport(exportName)),
  isShown,
});

const inScenes = (file: string, text: string) => {
  const { title = file, looks } = looksIn(text);
  return looks.map(({ exportName, tags }) => story(file, title, exportName, !tags.includes("!dev")));
};

const inStories = (file: string, text: string) => {
  const [meta = "", ...exported] = text.split(/^export const (?=\w)/m);
  const title = /^ {2}title: "([^"]+)"/m.exec(meta)?.[1] ?? file;
  return exported.map((code) =>
    story(file, title, code.split(/\W/, 1)[0] ?? "", !HIDDEN.test(meta) && !HIDDEN.test(code)),
  );
};

/** The stories of Storybook, as written in the files. */
export const stories = (): Story[] => [
  ...globSync("packages/*/src/**/*.stories.tsx").flatMap((file) => inStories(file, readFileSync(file, "utf8"))),
  ...globSync("packages/console/src/**/*.scenes.tsx").flatMap((file) => inScenes(file, readFileSync(file, "utf8"))),
];
