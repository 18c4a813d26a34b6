import { Search } from "lucide-react";
import { useId, useMemo, useState, type ReactNode } from "react";
import { filterOptions, toRows, type ComboboxOption } from "./combobox-filter.ts";
import { ComboboxRowView } from "./combobox-row.tsx";
import { useListWindow } from "./use-list-window.ts";
import { useListbox } from "./use-listbox.ts";

export type ComboboxOptionsProps = {
  options: readonly ComboboxOption[];
  /** The selected value, or the selected values of a multi-select. */
  value: string | readonly string[] | undefined;
  onPick: (value: string) => void;
  label: string;
  search: boolean;
  searchPlaceholder: string;
  emptyText: string;
  listId: string;
  /** The letter that opened the list: it begins the search. */
  begun: string;
  /** The options already match the query on the server and are not filtered again. */
  remote?: RemoteSearch | undefined;
};

/** A search on the server. */
export type RemoteSearch = {
  query: string;
  onQuery: (query: string) => void;
  /** Note below the list: loading, failed, or more characters needed. */
  notice?: ReactNode;
};

/** An optional search input and a virtualised list; the first of them takes the focus. */
export const ComboboxOptions = ({
  options,
  value,
  onPick,
  label,
  search,
  searchPlaceholder,
  emptyText,
  listId,
  begun,
  remote,
}: ComboboxOptionsProps) => {
  const [typed, setTyped] = useState(begun);
  const searched = remote !== undefined;
  const query = remote?.query ?? typed;
  const setQuery = remote?.onQuery ?? setTyped;
  const base = useId();

  const matches = useMemo(() => (searched ? options : filterOptions(options, query)), [searched, options, query]);
  const several = typeof value === "object";
  const first = several ? value[0] : value;
  const rows = useMemo(() => toRows(matches), [matches]);
  const { active, setActive, onKeyDown } = useListbox({ rows, value: first, typeahead: !search, begun, onPick });
  const { from, to, room, scroller } = useListWindow({ rows, active });
  const idOf = (index: number) => `${base}-${index}`;
  const aria = {
    "aria-label": label,
    ...(active >= 0 && { "aria-activedescendant": idOf(active) }),
  };

  return (
    <>
      {search && (
        <div className="flex items-center gap-2 border-b px-3">
          <Search size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
          <input
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
        {...scroller}
        role="listbox"
        id={listId}
        aria-multiselectable={several || undefined}
        {...(search ? { "aria-label": label } : aria)}
        tabIndex={search ? -1 : 0}
        onKeyDown={search ? undefined : onKeyDown}
        className="max-h-72 min-h-0 overflow-y-auto overscroll-contain p-1 outline-none"
      >
        <div role="presentation" style={room}>
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
                total={matches.length}
                onPick={() => option && onPick(option.value)}
                onPoint={() => index !== active && setActive(index)}
              />
            );
          })}
        </div>
      </div>
      {remote?.notice}
      {matches.length === 0 && !remote?.notice && (
        <p className="px-3 pt-1 pb-4 text-center text-ink-muted">{emptyText}</p>
      )}
      <span role="status" className="sr-only">
        {query && !remote?.notice && (matches.length === 0 ? emptyText : `${matches.length} found`)}
      </span>
    </>
  );
};
