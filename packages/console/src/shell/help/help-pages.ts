import type { PageDefinition } from "#kit/pages/define-module.ts";
import { markdownTitle } from "./markdown.tsx";

const files = import.meta.glob<string>("../../help/*.md", { query: "?raw", import: "default", eager: true });

/** The help pages by slug, in the order of their titles. */
export const helpPages: ReadonlyMap<string, { title: string; text: string }> = new Map(
  Object.entries(files)
    .map(([path, text]) => [path.replace(/^.*\/|\.md$/g, ""), { title: markdownTitle(text), text }] as const)
    .toSorted(([, a], [, b]) => a.title.localeCompare(b.title)),
);

/** The slug for pages without help of their own. */
export const GENERAL = "console";

/** The slug of a page's help: its own, its menu group's, or the general one. */
export const helpSlug = (page: Pick<PageDefinition, "slugId" | "group"> | undefined): string => {
  const group = page?.group.toLowerCase().replaceAll(/\W+/g, "-").replace(/-$/, "");
  return [page?.slugId, group].find((slug) => slug !== undefined && helpPages.has(slug)) ?? GENERAL;
};
