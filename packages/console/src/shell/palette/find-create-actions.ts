import type { Command } from "@backoffice/ui";
import { Plus } from "lucide-react";
import { isMeantFor } from "#kit/pages/is-meant-for.ts";
import type { Registry } from "#kit/pages/registry.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { can, mayOpen, type Session } from "#kit/session/session.ts";
import { menuSearch } from "../menu/menu-search.ts";

type Context = { session: Session; search: string; navigate: (to: string) => void; open: Panels["open"] };

/** Commands to add records that the session may add, on any page: by panels, and by pages for new records. */
export const findCreateActions = (
  { pages, panels }: Pick<Registry, "pages" | "panels">,
  { session, search, navigate, open }: Context,
): Command[] => [
  ...[...panels.values()].flatMap(({ id, creates, permission }): Command[] =>
    creates && can(session, permission) && can(session, creates.permission)
      ? [{ id: `new:${id}`, label: creates.label, group: "New", icon: Plus, onSelect: () => open(id, {}) }]
      : [],
  ),
  ...pages
    .filter((page) => page.path.endsWith("/new") && mayOpen(session, page) && isMeantFor(page, session))
    .map(({ path, title }): Command => {
      const onSelect = () => navigate(path + menuSearch(search, "", false));
      // Titles of pages are in capitals, as documented.
      const label = title.charAt(0) + title.slice(1).toLowerCase();
      return { id: `new:${path}`, label, group: "New", icon: Plus, onSelect };
    }),
];
