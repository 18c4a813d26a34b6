import { File, Hash } from "lucide-react";
import { keptSearch } from "../kit/kept-search.ts";
import type { PageDefinition } from "../kit/define-module.ts";
import { pageTitles } from "../kit/page-titles.ts";
import { mayOpen, type Session } from "../kit/session.ts";
import { concerns } from "./menu.ts";
import { menuSearch } from "./menu-search.ts";
import type { Found } from "./search-list.tsx";

type Context = { session: Session; search: string; navigate: (to: string) => void };

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
const PARAM = /\{\w+\}/g;
/** Ids and codes have no blanks, and a digit somewhere. */
const ID = /^(?=.*\d)[\w|.-]{4,100}$/;

/** The pages and their variants that the session may open and whose title, group or path has every word. */
export const findPages = (pages: readonly PageDefinition[], query: string, context: Context): Found[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const begins = (title: string) => Number(fold(title).startsWith(words[0] ?? ""));
  return pages
    .filter((page) => !page.path.includes("{") && mayOpen(context.session, page) && concerns(page, context.session))
    .flatMap((page) => pageTitles(page).map(([variant, label]) => ({ ...page, variant, label })))
    .filter(({ path, label, group }) => {
      const text = fold(`${label} ${group} ${path}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => begins(b.label) - begins(a.label))
    .map(({ path, variant, label, group, icon }) => ({
      id: `page:${path}?${variant}`,
      label,
      hint: group,
      group: "Pages",
      icon: icon ?? File,
      run: () => context.navigate(path + menuSearch(context.search, variant, false)),
    }));
};

/** Where a pasted id could lead: every page of one record that the session may open. */
export const findRecords = (pages: readonly PageDefinition[], query: string, context: Context): Found[] => {
  const id = query.trim();
  if (!ID.test(id)) return [];
  return pages
    .filter((page) => page.path.match(PARAM)?.length === 1 && mayOpen(context.session, page))
    .map(({ path, title }) => ({
      id: `record:${path}`,
      label: `${title}: ${id}`,
      hint: path,
      group: "Open by id",
      icon: Hash,
      run: () => context.navigate(path.replace(PARAM, encodeURIComponent(id)) + keptSearch(context.search)),
    }));
};
