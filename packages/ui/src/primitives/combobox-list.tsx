import { Search } from "lucide-react";
import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { filterOptions, toRows, type ComboboxOption } from "./combobox-filter.ts";
import { ComboboxRowView, ROW_HEIGHT } from "./combobox-row.tsx";
import { useListbox } from "./use-listbox.ts";

const VIEW_ROWS = 10;
const OVERSCAN = 6;
/** Of the list, above and below its lines (`p-1`). */
const PADDING = 4;

export type ComboboxListProps = {
  options: readonly ComboboxOption[];
  /** The chosen value, or the chosen ones where several can be. */
  value: string | readonly string[] | undefined;
  onPick: (value: string) => void;
  label: string;
  search: boolean;
  searchPlaceholder: string;
  emptyText: string;
  listId: string;
  /** The options answer the query already: they come from elsewhere and are not searched again. */
  remote?: RemoteSearch | undefined;
};

/** A search that is done elsewhere. */
export type RemoteSearch = {
  query: string;
  onQuery: (query: string) => void;
  /** Shown below the list while there is something to say: that it loads, failed, or waits for more letters. */
  notice?: ReactNode;
};

/** The open half of a combobox: a search box if wanted and a list that draws only the lines in view. */
export const ComboboxList = ({
  options,
  value,
  onPick,
  label,
  search,
  searchPlaceholder,
  emptyText,
  listId,
  remote,
}: ComboboxListProps) => {
  const [typed, setTyped] = useState("");
  const searched = remote !== undefined;
  const query = remote?.query ?? typed;
  const setQuery = remote?.onQuery ?? setTyped;
  const [scrollTop, setScrollTop] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  const found = useMemo(() => (searched ? options : filterOptions(options, query)), [searched, options, query]);
  const several = typeof value === "object";
  const first = several ? value[0] : value;
  const rows = useMemo(() => toRows(found), [found]);
  const { active, setActive, onKeyDown } = useListbox({ rows, value: first, typeahead: !search, onPick });

  const shown = useRef(false);
  // The active line stays in view (with the group's name above the first), in the middle when the list opens.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || active < 0) return;
    const top = active <= 1 ? 0 : PADDING + active * ROW_HEIGHT;
    const opens = !shown.current;
    shown.current = true;
    // There it begins: to ask where it is would have what just opened laid out twice.
    if (opens && top === 0) return;
    const bottom = PADDING + (active + 1) * ROW_HEIGHT;
    const below = bottom + PADDING - box.clientHeight;
    if (opens) box.scrollTop = top - (box.clientHeight - ROW_HEIGHT) / 2;
    else if (top < box.scrollTop) box.scrollTop = top;
    else if (below > box.scrollTop) box.scrollTop = below;
    setScrollTop(box.scrollTop);
  }, [active, rows]);

  const from = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - OVERSCAN);
  const to = Math.min(rows.length, Math.ceil(scrollTop / ROW_HEIGHT) + VIEW_ROWS + OVERSCAN);
  const idOf = (index: number) => `${base}-${index}`;
  const aria = {
    "aria-label": label,
    ...(active >= 0 && { "aria-activedescendant": idOf(active) }),
  };

  return (
    <div data-slot="combobox-list" className="flex min-h-0 flex-col">
      {search && (
        <div className="flex items-center gap-2 border-b px-3">
          <Search size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
          <input
            data-takes-focus
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            {...aria}
            value={query}
            placeholder={searchPlaceholder}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            className="h-9 w-full min-w-0 bg-transparent text-body outline-none placeholder:text-ink-faint"
          />
        </div>
      )}
      <div
        ref={list}
        {...(!search && { "data-takes-focus": true })}
        role="listbox"
        id={listId}
        aria-multiselectable={several || undefined}
        {...(search ? { "aria-label": label } : aria)}
        tabIndex={search ? -1 : 0}
        onKeyDown={search ? undefined : onKeyDown}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
        className="max-h-72 min-h-0 overflow-y-auto overscroll-contain p-1 outline-none"
      >
        <div
          role="presentation"
          style={{ paddingTop: from * ROW_HEIGHT, paddingBottom: (rows.length - to) * ROW_HEIGHT }}
        >
          {rows.slice(from, to).map((row, offset) => {
            const index = from + offset;
            const option = row.kind === "option" ? row.option : undefined;
            return (
              <ComboboxRowView
                key={option ? `o:${option.value}` : `g:${index}`}
                row={row}
                id={idOf(index)}
                active={index === active}
                chosen={option !== undefined && (several ? value.includes(option.value) : option.value === value)}
                total={found.length}
                onPick={() => option && onPick(option.value)}
                onPoint={() => index !== active && setActive(index)}
              />
            );
          })}
        </div>
      </div>
      {remote?.notice}
      {found.length === 0 && !remote?.notice && (
        <p className="px-3 pt-1 pb-4 text-center text-ink-muted">{emptyText}</p>
      )}
      <span role="status" className="sr-only">
        {query && !remote?.notice && (found.length === 0 ? emptyText : `${found.length} found`)}
      </span>
    </div>
  );
};
