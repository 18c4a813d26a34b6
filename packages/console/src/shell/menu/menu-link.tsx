import { cn, Count, prefetch } from "@backoffice/ui";
import { memo } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import type { MenuEntry } from "./menu.ts";

type MenuLinkProps = {
  entry: MenuEntry;
  /** Address of the page in the current scope. */
  to: string;
  active: boolean;
  onNavigate: (() => void) | undefined;
};

/** An item of the menu; the code of its page is prefetched on hover and focus. */
export const MenuLink = memo(({ entry, to, active, onNavigate }: MenuLinkProps) => {
  const load = () => prefetch(entry.load);
  return (
    <AppLink
      to={to}
      title={entry.label}
      onClick={onNavigate}
      onPointerEnter={load}
      onFocus={load}
      aria-current={active ? "page" : undefined}
      className={cn(
        "h-control rounded-md px-2",
        entry.count === 0 ? "block truncate leading-(--control)" : "flex items-center gap-2.5",
        active ? "bg-accent-soft font-medium text-accent-ink" : "text-ink-muted hover:bg-hover hover:text-ink",
      )}
    >
      {entry.count === 0 ? (
        entry.label
      ) : (
        <>
          <span className="min-w-0 flex-1 truncate">{entry.label}</span>
          <Count value={entry.count} />
        </>
      )}
    </AppLink>
  );
});
