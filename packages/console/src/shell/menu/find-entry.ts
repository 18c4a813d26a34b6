import { fits } from "../pages/find-page.ts";
import type { MenuEntry, MenuGroup } from "./menu.ts";

/** The menu path of an address: itself, or else its nearest parent, such as the list of a record. */
const pathIn = (groups: readonly MenuGroup[], pathname: string): string => {
  if (pathname === "" || groups.some(({ entries }) => entries.some(({ path }) => path === pathname))) return pathname;
  return pathIn(groups, pathname.slice(0, pathname.lastIndexOf("/")));
};

/** The menu entry of an address; of several entries of a page, the variant in the query string. */
export const findEntry = (groups: readonly MenuGroup[], pathname: string, search: string): MenuEntry | undefined => {
  const path = pathIn(groups, pathname);
  const same = groups.flatMap(({ entries }) => entries).filter((it) => it.path === path);
  const parameters = new URLSearchParams(search);
  return same.find((it) => it.query && fits(it.query, parameters)) ?? same[0];
};
