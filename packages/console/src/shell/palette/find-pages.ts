import { fold, type Command } from "@backoffice/ui";
import { File } from "lucide-react";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { isMeantFor } from "#kit/pages/is-meant-for.ts";
import { pageTitles } from "#kit/pages/page-titles.ts";
import { mayOpen, type Session } from "#kit/session/session.ts";
import { menuSearch } from "../menu/menu-search.ts";
import { hasWords } from "./has-words.ts";

type Context = { session: Session; search: string; navigate: (to: string) => void };

/** Excludes pages of one record, and pages for new records, which `findCreateActions` finds. */
const isListed = ({ path }: PageDefinition) => !path.includes("{") && !path.endsWith("/new");

/** The pages and their variants that the session may open and whose title, group or path has every word. */
export const findPages = (pages: readonly PageDefinition[], query: string, context: Context): Command[] => {
  const [first = ""] = fold(query).split(/\s+/);
  const begins = (title: string) => Number(fold(title).startsWith(first));
  return pages
    .filter((page) => isListed(page) && mayOpen(context.session, page) && isMeantFor(page, context.session))
    .flatMap((page) => pageTitles(page).map(([variant, label]) => ({ ...page, variant, label })))
    .filter(({ path, label, group }) => hasWords(`${label} ${group} ${path}`, query))
    .toSorted((a, b) => begins(b.label) - begins(a.label))
    .map(({ path, variant, label, group, icon }) => ({
      id: `page:${path}?${variant}`,
      label,
      hint: group,
      group: "Pages",
      icon: icon ?? File,
      onSelect: () => context.navigate(path + menuSearch(context.search, variant, false)),
    }));
};
