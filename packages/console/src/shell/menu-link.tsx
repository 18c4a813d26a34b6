import { cn, Count, fetchEarly } from "@backoffice/ui";
import { Link, useLocation } from "react-router";
import { findEntry } from "./find-entry.ts";
import { menuSearch } from "./menu-search.ts";
import type { MenuEntry, MenuGroup } from "./menu.ts";

type MenuLinkProps = { group: MenuGroup; entry: MenuEntry; onNavigate: (() => void) | undefined };

/** An item of the menu; its page's code is fetched when somebody is about to open it. */
export const MenuLink = ({ group, entry, onNavigate }: MenuLinkProps) => {
  const { pathname, search } = useLocation();
  const active = findEntry(group.entries, pathname, search) === entry;
  const load = () => fetchEarly(entry.load);
  return (
    <Link
      to={{ pathname: entry.path, search: menuSearch(search, entry.query, group.cms) }}
      onClick={onNavigate}
      onPointerEnter={load}
      onFocus={load}
      aria-current={active ? "page" : undefined}
      className={cn(
        "flex h-control items-center gap-2.5 rounded-md px-2",
        active ? "bg-accent-soft font-medium text-accent-ink" : "text-ink-muted hover:bg-hover hover:text-ink",
      )}
    >
      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
      <Count value={entry.count} />
    </Link>
  );
};
