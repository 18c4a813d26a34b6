import type { MenuEntry } from "./menu.ts";

const hasAll = (query: string, search: URLSearchParams) =>
  [...new URLSearchParams(query)].every(([name, value]) => search.get(name) === value);

/** The entry that an address belongs to: of one page's entries the variant that the query string chooses. */
export const findEntry = (entries: readonly MenuEntry[], pathname: string, search: string): MenuEntry | undefined => {
  const same = entries.filter((it) => it.path === pathname);
  const parameters = new URLSearchParams(search);
  return same.find((it) => it.query && hasAll(it.query, parameters)) ?? same[0];
};
