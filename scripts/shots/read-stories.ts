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

/** The stories in the sidebar of a built Storybook, by ID; those of `only` if given. */
export const readLooks = async (built: string, only?: readonly string[]): Promise<Map<string, Entry>> => {
  const stories = await readStories(built, only);
  return new Map(stories.filter(({ tags }) => tags?.includes("dev")).map((it) => [it.id, it]));
};

/** The looks that the review lists: those of the sidebar, and the states of panels and pages that are hidden there. */
export const readReviewed = async (built: string, only?: readonly string[]): Promise<Map<string, Entry>> => {
  const stories = await readStories(built, only);
  return new Map(
    stories.filter(({ tags }) => tags?.includes("dev") || tags?.includes("state")).map((it) => [it.id, it]),
  );
};
