import type { components } from "@backoffice/api-client";
import { fold } from "@backoffice/ui";
import type { Standing } from "./in-tree.ts";

type Entry = components["schemas"]["CmsEntry"];

const says = ({ key, content }: Entry, query: string): boolean =>
  [key, ...Object.values(content).flatMap(({ title, url = "" }) => [title, url])].some((it) =>
    fold(it).includes(query),
  );

/** Items whose key, title or URL contains the text in any language, and their ancestors. */
export const matchingEntries = (tree: readonly Standing<Entry>[], text: string): readonly Standing<Entry>[] => {
  const query = fold(text.trim());
  if (query === "") return tree;
  const shown = new Set<Entry>();
  // From the end, since children follow their parent.
  for (const { row, parent } of tree.toReversed()) {
    if (!shown.has(row) && !says(row, query)) continue;
    shown.add(row);
    if (parent) shown.add(parent);
  }
  return tree.filter(({ row }) => shown.has(row));
};
