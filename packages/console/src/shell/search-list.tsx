import { cn, Dialog, Spinner } from "@backoffice/ui";
import { Search, type LucideIcon } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { hideOverlay } from "./overlays.ts";

/** A line that can be chosen. */
export type Found = { id: string; label: string; hint?: string; group: string; icon: LucideIcon; run: () => void };

type SearchListProps = {
  title: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  found: readonly Found[];
  busy?: boolean;
  /** Said where nothing is found. */
  children: ReactNode;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** A window to find something by typing; arrows move, Enter opens. */
export const SearchList = ({ title, placeholder, query, onQuery, found, busy = false, children }: SearchListProps) => {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const active = Math.min(at, found.length - 1);

  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const pick = (item: Found | undefined) => {
    if (!item) return;
    hideOverlay();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) pick(found[active]);
    else setAt(Math.max(0, Math.min(found.length - 1, active + step)));
  };

  return (
    <Dialog open onOpenChange={(open) => !open && hideOverlay()} title={title}>
      <div className="flex items-center gap-2 rounded-md border border-line-strong px-2.5">
        <Search size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
        <input
          autoFocus
          role="combobox"
          aria-label={title}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          {...(active >= 0 && { "aria-activedescendant": `${listId}-${active}` })}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setAt(0);
            onQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="h-9 w-full min-w-0 bg-transparent outline-none placeholder:text-ink-faint"
        />
        {busy && <Spinner />}
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={title}
        className="-mx-2 mt-2 max-h-[55dvh] overflow-y-auto overscroll-contain"
      >
        {found.map((item, index) => (
          <div key={item.id} role="presentation">
            {item.group !== found[index - 1]?.group && (
              <p role="presentation" className="px-2 pt-2 pb-1 text-meta font-medium text-ink-muted">
                {item.group}
              </p>
            )}
            <div
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => pick(item)}
              onPointerMove={() => index !== active && setAt(index)}
              className={cn(
                "flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2 py-1",
                index === active && "bg-hover",
              )}
            >
              <item.icon size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-muted" />
              <span className="min-w-0 shrink truncate">{item.label}</span>
              {item.hint && <span className="ms-auto min-w-0 truncate text-meta text-ink-muted">{item.hint}</span>}
            </div>
          </div>
        ))}
      </div>
      <p role="status" className={cn("px-2 pt-3 text-center text-ink-muted", found.length > 0 && "sr-only")}>
        {found.length > 0 ? `${found.length} found` : children}
      </p>
    </Dialog>
  );
};
