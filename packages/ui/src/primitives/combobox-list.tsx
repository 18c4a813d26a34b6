import { Search } from "lucide-react";
import { useId, useMemo, useState, type ReactNode, type RefObject } from "react";
import { cn } from "../cn.ts";
import { filterOptions, toRows, type ComboboxOption } from "./combobox-filter.ts";
import { ComboboxRowView } from "./combobox-row.tsx";
import { useListWindow } from "./use-list-window.ts";
import { useListbox } from "./use-listbox.ts";
import { TAKES_FOCUS, usePopover } from "./use-popover.ts";

type ComboboxListProps = {
  trigger: RefObject<HTMLButtonElement | null>;
  /** Closed, it is drawn for whoever is about to open it. */
  open: boolean;
  onClose: (how: { returnsFocus: boolean }) => void;
  /** In pixels; at least as wide as the trigger without it. */
  width: number | undefined;
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

/**
 * What hangs on a combobox, loaded when somebody comes near: a search box if wanted and a list that draws only the lines
 * in view.
 */
const ComboboxList = ({
  trigger,
  open,
  onClose,
  width,
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
  const base = useId();

  const found = useMemo(() => (searched ? options : filterOptions(options, query)), [searched, options, query]);
  const several = typeof value === "object";
  const first = several ? value[0] : value;
  const rows = useMemo(() => toRows(found), [found]);
  const { active, setActive, onKeyDown } = useListbox({ rows, value: first, typeahead: !search, onPick });

  const popover = usePopover({ open, onClose, trigger });
  const { from, to, room, scroller } = useListWindow({ open, rows, active });
  const idOf = (index: number) => `${base}-${index}`;
  const aria = {
    "aria-label": label,
    ...(active >= 0 && { "aria-activedescendant": idOf(active) }),
  };

  return (
    <div
      {...popover}
      data-slot="combobox-popover"
      style={width === undefined ? undefined : { width }}
      className={cn(
        "hang-below my-1 flex-col overflow-hidden rounded-md bg-raised text-start text-body font-normal whitespace-normal text-ink shadow-float animate-pop open:flex",
        width === undefined && "w-max max-w-88 min-w-[max(12rem,anchor-size(width))]",
      )}
    >
      {search && (
        <div className="flex items-center gap-2 border-b px-3">
          <Search size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
          <input
            {...TAKES_FOCUS}
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
        {...(!search && TAKES_FOCUS)}
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

export default ComboboxList;
