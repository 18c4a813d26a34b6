import { cn, Count } from "@backoffice/ui";
import { ChevronDown } from "lucide-react";
import { memo, useId } from "react";
import { MenuLink } from "./menu-link.tsx";
import { menuSearch } from "./menu-search.ts";
import type { MenuEntry, MenuGroup as Group } from "./menu.ts";

type MenuGroupProps = {
  group: Group;
  /** The entry of the current page, in this group or another. */
  current: MenuEntry | undefined;
  /** See `linkedSearch`. */
  search: string;
  open: boolean;
  onToggle: (group: string, open: boolean) => void;
  onNavigate: (() => void) | undefined;
};

/** A group of the menu that expands and collapses; collapsed it shows its total. */
export const MenuGroup = memo(({ group, current, search, open, onToggle, onNavigate }: MenuGroupProps) => {
  const listId = useId();
  const Icon = group.icon;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => onToggle(group.id, !open)}
        className="flex h-control w-full items-center gap-2.5 rounded-md px-2 hover:bg-hover"
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-muted" />
        <span className="min-w-0 flex-1 truncate text-start">{group.label}</span>
        {!open && <Count value={group.count} />}
        <ChevronDown
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className={cn("text-ink-faint transition-transform", !open && "-rotate-90 rtl:rotate-90")}
        />
      </button>
      {open && (
        <ul id={listId} className="my-0.5 ms-3.5 grid grid-cols-1 gap-px border-s border-line ps-2">
          {group.entries.map((entry) => (
            <li key={entry.path + entry.query}>
              <MenuLink
                entry={entry}
                to={entry.path + menuSearch(search, entry.query, group.cms)}
                active={entry === current}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
