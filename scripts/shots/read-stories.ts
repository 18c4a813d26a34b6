import { readFile } from "node:fs/promises";

/** A story of the index that Storybook builds. */
export type Entry = { id: string; title: string; name: string; type: string; tags?: readonly string[] };

/** The stories of a built Storybook whose title or id contains `only`. */
export const readStories = async (built: string, only = ""): Promise<Entry[]> => {
  const { entries } = JSON.parse(await readFile(`${built}/index.json`, "utf8")) as { entries: Record<string, Entry> };
  const part = only.toLowerCase();
  return Object.values(entries).filter(
    ({ id, title, type }) =>
      type === "story" && (id.includes(part) || title.toLowerCase().replaceAll(" ", "").includes(part)),
  );
};
