import { fold, type Command } from "@backoffice/ui";
import { File } from "lucide-react";
import type { BadgeKey, PageDefinition } from "#kit/pages/define-module.ts";
import { isMeantFor } from "#kit/pages/is-meant-for.ts";
import { pageTitles } from "#kit/pages/page-titles.ts";
import { mayOpen, type Session } from "#kit/session/session.ts";
import { menuSearch } from "../menu/menu-search.ts";
import { hasWords } from "./has-words.ts";

type Context = {
  session: Session;
  search: string;
  navigate: (to: string) => void;
  /** The counts of the menu, once they are known. */
  badges?: Readonly<Partial<Record<BadgeKey, number>>> | undefined;
};

/** Excludes pages of one record, and pages for new records, which `findCreateActions` finds. */
const isListed = ({ path }: PageDefinition) => !path.includes("{") && !path.endsWith("/new");

const hintOf = (group: string, count: number) => (count > 0 ? `${group} · ${String(count)} waiting` : group);

/**
 * The pages and their variants that the session may open and whose title, group or path has every word: those whose title
 * begins with the first word, those whose title has all words, then the others. A queue shows its count, as in the menu.
 */
export const findPages = (pages: readonly PageDefinition[], query: string, context: Context): Command[] => {
  const [first = ""] = fold(query).split(/\s+/);
  const rank = (title: string) => Number(fold(title).startsWith(first)) * 2 + Number(hasWords(title, query));
  return pages
    .filter((page) => isListed(page) && mayOpen(context.session, page) && isMeantFor(page, context.session))
    .flatMap((page) => pageTitles(page).map(([variant, label]) => ({ ...page, variant, label })))
    .filter(({ path, label, group }) => hasWords(`${label} ${group} ${path}`, query))
    .toSorted((a, b) => rank(b.label) - rank(a.label))
    .map(({ path, variant, label, group, icon, badge, badgeOn = "" }) => ({
      id: `page:${path}?${variant}`,
      label,
      hint: hintOf(group, (badge && variant === badgeOn && context.badges?.[badge]) || 0),
      group: "Pages",
      icon: icon ?? File,
      onSelect: () => context.navigate(path + menuSearch(context.search, variant, false)),
    }));
};
