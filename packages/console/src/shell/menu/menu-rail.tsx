import { Avatar, cn, IconButton, Popover, PopoverContent, PopoverTrigger } from "@backoffice/ui";
import { PanelLeftOpen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "#kit/session/session.ts";
import { useCurrentEntry } from "./use-current-entry.ts";
import { setMenuIcons } from "./menu-icons.ts";
import { MenuLink } from "./menu-link.tsx";
import { menuSearch } from "./menu-search.ts";
import type { MenuEntry, MenuGroup } from "./menu.ts";

const RailGroup = ({ group, current }: { group: MenuGroup; current: MenuEntry | undefined }) => {
  const [open, setOpen] = useState(false);
  const { search } = useLocation();
  const active = group.entries.some((it) => it === current);
  return (
    <li className="relative">
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <IconButton
            label={group.count > 0 ? `${group.label}, ${group.count} waiting` : group.label}
            icon={group.icon}
            aria-current={active || undefined}
            className={cn(active && "bg-accent-soft text-accent-ink")}
          />
        </PopoverTrigger>
        <PopoverContent
          side="right"
          align="start"
          aria-label={group.label}
          className="max-h-[70dvh] w-60 overflow-y-auto p-1.5"
        >
          <p className="px-2 py-1 text-meta font-medium text-ink-faint">{group.label}</p>
          <ul className="grid gap-px">
            {group.entries.map((entry) => (
              <li key={entry.path + entry.query}>
                <MenuLink
                  entry={entry}
                  to={entry.path + menuSearch(search, entry.query, group.cms)}
                  active={entry === current}
                  onNavigate={() => setOpen(false)}
                />
              </li>
            ))}
          </ul>
        </PopoverContent>
      </Popover>
      {group.count > 0 && (
        <span aria-hidden className="pointer-events-none absolute end-1 top-1 size-1.5 rounded-full bg-accent" />
      )}
    </li>
  );
};

/** The menu collapsed to the icons of its groups; each opens its pages in a flyout. */
const MenuRail = ({ groups }: { groups: readonly MenuGroup[] }) => {
  const { nickname } = useSession();
  const current = useCurrentEntry(groups);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <div className="flex h-full flex-col items-center">
      <div className="py-3" title={nickname}>
        <Avatar name={nickname} />
      </div>
      <nav
        ref={list}
        aria-label="Main"
        className="min-h-0 flex-1 [scrollbar-gutter:stable] overflow-y-auto py-1 [scrollbar-width:thin]"
      >
        <ul className="grid gap-1">
          {groups.map((group) => (
            <RailGroup key={group.id} group={group} current={current} />
          ))}
        </ul>
      </nav>
      <div className="border-t border-line py-1.5">
        <IconButton label="Expand the menu" icon={PanelLeftOpen} onClick={() => setMenuIcons(false)} />
      </div>
    </div>
  );
};

export default MenuRail;
