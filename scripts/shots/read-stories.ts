import { readFile } from "node:fs/promises";

/** A story in the index that Storybook builds. */
export type Entry = { id: string; title: string; name: string; type: string; tags?: readonly string[] };

/** The stories of a built Storybook, or those whose title or ID contains one of `only`. */
export const readStories = async (built: string, only: readonly string[] = [""]): Promise<Entry[]> => {
  const { entries } = JSON.parse(await readFile(`${built}/index.json`, "utf8")) as { entries: Record<string, Entry> };
  const parts = only.map((it) => it.toLowerCase());
  const isWanted = ({ id, title }: Entry) => {
    const words = title.toLowerCase().replaceAll(" ", "");
    return parts.some((part) => id.includes(part) || words.includes(part));
  };
  return Object.values(entries).filter((it) => it.type === "story" && isWanted(it));
};
