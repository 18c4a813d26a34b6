import type { components } from "@backoffice/api-client";

type Entry = components["schemas"]["CmsEntry"];
type Standing = Pick<Entry, "id" | "key" | "parentKey">;

/** Keys of all descendants of an entry. */
const keysBelow = (entries: readonly Standing[], key: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const it of entries)
    if (it.parentKey === key && !found.has(it.key)) keysBelow(entries, it.key, found.add(it.key));
  return found;
};

/** Possible parents of an entry: neither itself nor its descendants, which would create a cycle. */
export const possibleParents = <Row extends Standing>(entries: readonly Row[], entry: Row | undefined): Row[] => {
  if (!entry || !entries.some(({ id }) => id === entry.id)) return [...entries];
  const below = keysBelow(entries, entry.key);
  return entries.filter(({ id, key }) => id !== entry.id && !below.has(key));
};
