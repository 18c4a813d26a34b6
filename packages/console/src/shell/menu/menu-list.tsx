import { Input } from "@backoffice/ui";
import { Search } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCurrentEntry } from "./use-current-entry.ts";
import { MenuGroup } from "./menu-group.tsx";
import { linkedSearch, menuSearch } from "./menu-search.ts";
import type { MenuGroup as Group } from "./menu.ts";
import { searchMenu } from "./search-menu.ts";
import { useOpenGroups } from "./use-open-groups.ts";

type MenuListProps = { groups: readonly Group[]; onNavigate: (() => void) | undefined };

/** The groups of the menu with a search. The group of the current page and groups opened by the user are expanded. */
export const MenuList = ({ groups, onNavigate }: MenuListProps) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { chosen, setOpen } = useOpenGroups();
  const [text, setText] = useState("");
  const matches = useMemo(() => searchMenu(groups, text), [groups, text]);
  const current = useCurrentEntry(groups);
  const active = (groups.find(({ entries }) => entries.some((it) => it === current)) ?? groups[0])?.id;
  const linked = linkedSearch(search);
  const isOpen = (id: string) => text.trim() !== "" || (chosen[id] ?? (id === active || id === "Dashboards"));

  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [current]);

  const openFirst = () => {
    const [group] = matches;
    const entry = group?.entries[0];
    if (!group || !entry || text.trim() === "") return;
    setText("");
    onNavigate?.();
    void navigate({ pathname: entry.path, search: menuSearch(search, entry.query, group.cms) });
  };

  return (
    <>
      <div className="px-3 pb-1">
        <Input
          type="search"
          aria-label="Find a page"
          placeholder="Find a page"
          startIcon={<Search size={14} strokeWidth={1.75} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") openFirst();
            if (event.key !== "Escape" || text === "") return;
            event.stopPropagation();
            setText("");
          }}
        />
      </div>
      <nav ref={list} aria-label="Main" className="min-h-0 flex-1 [scrollbar-gutter:stable] overflow-y-auto px-2 py-1">
        <ul className="grid grid-cols-1 gap-px">
          {matches.map((group) => (
            <MenuGroup
              key={group.id}
              group={group}
              open={isOpen(group.id)}
              current={current}
              search={linked}
              onToggle={setOpen}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
        <p role="status" className="px-2 text-meta text-ink-muted">
          {matches.length === 0 && (text.trim() ? "No page matches." : "You have no access to any page.")}
        </p>
      </nav>
    </>
  );
};
