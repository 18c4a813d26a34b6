import { fits } from "../pages/find-page.ts";
import type { MenuEntry, MenuGroup } from "./menu.ts";

/** The path in the menu that an address belongs to: itself, else its nearest parent, as a list is of its records. */
const pathIn = (groups: readonly MenuGroup[], pathname: string): string => {
  if (pathname === "" || groups.some(({ entries }) => entries.some(({ path }) => path === pathname))) return pathname;
  return pathIn(groups, pathname.slice(0, pathname.lastIndexOf("/")));
};

/** The entry that an address belongs to: of one page's entries the variant that the query string chooses. */
export const findEntry = (groups: readonly MenuGroup[], pathname: string, search: string): MenuEntry | undefined => {
  const path = pathIn(groups, pathname);
  const same = groups.flatMap(({ entries }) => entries).filter((it) => it.path === path);
  const parameters = new URLSearchParams(search);
  return same.find((it) => it.query && fits(it.query, parameters)) ?? same[0];
};
