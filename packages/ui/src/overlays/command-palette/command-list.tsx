import { Search } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import { Spinner } from "../../feedback/spinner.tsx";
import { toRows } from "../../primitives/combobox/combobox-filter.ts";
import { Kbd } from "../../primitives/kbd.tsx";
import { useListbox } from "../../primitives/combobox/use-listbox.ts";
import { CommandLine } from "./command-line.tsx";
import type { CommandPaletteProps } from "./command-palette-props.ts";

type Props = Omit<CommandPaletteProps, "open" | "onOpenChange"> & { onDone: () => void };

/** The search input of the palette and the list below it. */
export const CommandList = ({
  title,
  placeholder,
  query,
  onQueryChange,
  commands,
  busy = false,
  failure,
  children,
  onDone,
}: Props) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = toRows(commands.map((it) => ({ ...it, value: it.id })));
  const byId = new Map(commands.map((it) => [it.id, it]));
  const pick = (id: string) => {
    onDone();
    byId.get(id)?.onSelect();
  };
  const { active, setActive, onKeyDown } = useListbox({ rows, value: undefined, typeahead: false, onPick: pick });
  const idOf = (index: number) => `${base}-${index}`;
  const empty = commands.length === 0;

  useLayoutEffect(() => {
    if (active >= 0) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active, query]);

  return (
    <>
      <div className="flex shrink-0 items-center gap-2.5 border-b px-4">
        <Search size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
        <input
          role="combobox"
          aria-label={title}
          aria-expanded="true"
          aria-controls={base}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? idOf(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={query}
          placeholder={placeholder}
          onChange={(event) => {
            onQueryChange(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full min-w-0 bg-transparent text-heading outline-none placeholder:text-ink-faint"
        />
        {busy && <Spinner className="shrink-0 text-ink-muted" />}
      </div>
      <div
        ref={list}
        id={base}
        role="listbox"
        aria-label={title}
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 outline-none empty:hidden"
      >
        {rows.map((row, index) =>
          row.kind === "group" ? (
            <div key={`g:${row.name}`} role="presentation" className="px-2.5 pt-2 pb-1 text-meta text-ink-muted">
              {row.name}
            </div>
          ) : (
            <CommandLine
              key={row.option.value}
              id={idOf(index)}
              command={byId.get(row.option.value)}
              active={index === active}
              // A line that moved under a resting pointer is only highlighted, because the click was meant for the previous line.
              onPick={({ pointerType }) =>
                pointerType === "mouse" && index !== active ? setActive(index) : pick(row.option.value)
              }
              onPoint={() => setActive(index)}
            />
          ),
        )}
      </div>
      {empty && !failure && <div className="px-4 py-8 text-center text-ink-muted">{children}</div>}
      {failure && (
        <div role="alert" className="border-t px-4 py-3 text-critical-ink">
          {failure}
        </div>
      )}
      <footer aria-hidden className="hidden shrink-0 gap-3 border-t px-4 py-2 text-meta text-ink-muted sm:flex">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
        </span>
        <span>
          <Kbd>↵</Kbd> choose
        </span>
        <span>
          <Kbd>Esc</Kbd> close
        </span>
      </footer>
      <span role="status" className="sr-only">
        {busy ? "Searching" : query && `${commands.length} found`}
      </span>
    </>
  );
};
