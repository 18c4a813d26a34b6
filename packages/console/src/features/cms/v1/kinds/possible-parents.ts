import type { components } from "@backoffice/api-client";

type Entry = components["schemas"]["CmsEntry"];
type Standing = Pick<Entry, "id" | "key" | "parentKey">;

/** Keys of all descendants of an entry. */
const keysBelow = (entries: readonly Standing[], key: string, visited = new Set<string>()): ReadonlySet<string> => {
  for (const it of entries)
    if (it.parentKey === key && !visited.has(it.key)) keysBelow(entries, it.key, visited.add(it.key));
  return visited;
};

/** Possible parents of an entry: neither itself nor its descendants, which would create a cycle. */
export const possibleParents = <Row extends Standing>(entries: readonly Row[], entry: Row | undefined): Row[] => {
  if (!entry || !entries.some(({ id }) => id === entry.id)) return [...entries];
  const below = keysBelow(entries, entry.key);
  return entries.filter(({ id, key }) => id !== entry.id && !below.has(key));
};
