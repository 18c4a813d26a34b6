import type { PageDefinition } from "./define-module.ts";

/** The titles of a page and of its variants, each with the query string of the variant; empty for the page itself. */
export const pageTitles = ({
  title,
  variants,
}: Pick<PageDefinition, "title" | "variants">): readonly (readonly [query: string, title: string])[] =>
  Object.entries({ "": title, ...variants });
