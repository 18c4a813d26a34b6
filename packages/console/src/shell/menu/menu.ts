import type { components } from "@backoffice/api-client";
import type { LucideIcon } from "lucide-react";
import type { PageDefinition, PageGroup } from "#kit/pages/define-module.ts";
import { isMeantFor } from "#kit/pages/is-meant-for.ts";
import { pageTitles } from "#kit/pages/page-titles.ts";
import { mayOpen, isPartner, type Session } from "#kit/session/session.ts";
import { MENU_GROUPS } from "./menu-groups.ts";

type Badges = components["schemas"]["Badges"];
type ServerItem = components["schemas"]["MenuItem"];

export type MenuEntry = {
  path: string;
  /** The query string that distinguishes it from other entries of its page: `status=PENDING`. */
  query: string;
  label: string;
  count: number;
  /** Fetches the page's code before it is opened. */
  load: PageDefinition["page"];
};
export type MenuGroup = {
  id: PageGroup;
  label: string;
  icon: LucideIcon;
  count: number;
  /** Links of the group keep the language that is edited (shell §2.1). */
  cms: boolean;
  entries: MenuEntry[];
};

/** The default content, which belongs to no operator: the menu then has CMS pages only (shell §2.1). */
const DEFAULT_SITE = "DEFAULT";

const isInMenu = ({ path, inMenu }: PageDefinition): boolean => inMenu !== false && !path.includes("{");

const entriesOf = (
  page: PageDefinition,
  item: ServerItem | undefined,
  badges: Badges | undefined,
): readonly MenuEntry[] => {
  const { path, title, badge, badgeOn = "", variants = {}, page: load } = page;
  const count = badge ? (badges?.[badge] ?? 0) : 0;
  return pageTitles({ title: item?.title ?? title, variants }).map(([query, label]) => ({
    path,
    query,
    label,
    count: query === badgeOn ? count : 0,
    load,
  }));
};

/**
 * The menu of a user: pages of the catalogue that the session may open and the server enables, with the server's
 * titles (ruling 18). A partner's menu comes from the catalogue only.
 */
export const buildMenu = (
  pages: readonly PageDefinition[],
  session: Session,
  server: readonly ServerItem[] | undefined,
  badges: Badges | undefined,
  opId?: string,
): MenuGroup[] => {
  const switched = isPartner(session) ? undefined : server && new Map(server.map((item) => [item.path, item]));
  const visible = pages.filter(
    (page) =>
      isInMenu(page) && isMeantFor(page, session) && mayOpen(session, page) && (!switched || switched.has(page.path)),
  );
  // Badges of other groups count here too (shell §4), but not those of pages that the user cannot open.
  const counted = new Set(visible.map(({ badge }) => badge));
  return MENU_GROUPS.filter(({ cms }) => opId !== DEFAULT_SITE || cms)
    .map(({ id, icon, total = [], cms = false }) => ({
      id,
      label: id,
      icon,
      count: total.filter((key) => counted.has(key)).reduce((sum, key) => sum + (badges?.[key] ?? 0), 0),
      cms,
      entries: visible
        .filter((page) => page.group === id)
        .flatMap((page) => entriesOf(page, switched?.get(page.path), badges)),
    }))
    .filter((group) => group.entries.length > 0);
};
