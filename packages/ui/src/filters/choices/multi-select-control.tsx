import { Search } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Checkbox } from "../../primitives/controls/checkbox.tsx";
import { filterOptions } from "../../primitives/combobox/combobox-filter.ts";
import { Input } from "../../primitives/controls/input.tsx";
import type { ControlProps } from "../control-props.ts";
import type { MultiSelectFilter } from "./multi-select.ts";

/** Maximum number of options without a search input. */
const SEARCH_ABOVE = 8;

const moveFocus = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const list = event.currentTarget.closest("[data-checkboxes]");
  if (step === 0 || !list) return;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  event.preventDefault();
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus();
};

/** Check boxes with arrow key navigation; the value keeps the order of the options. */
export const MultiSelectControl = ({ filter, value, onChange, name }: ControlProps<MultiSelectFilter>) => {
  const [query, setQuery] = useState("");
  const { options } = filter;
  const searched = options.length > SEARCH_ABOVE;
  const matches = searched ? filterOptions(options, query) : options;
  const disabled = Boolean(filter.disabledReason);
  const change = (changed: string, on: boolean) =>
    onChange(options.map((it) => it.value).filter((it) => (it === changed ? on : value.includes(it))));
  return (
    <div role="group" {...name} className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line">
      {searched && (
        <Input
          aria-label={`Search ${filter.label}`}
          placeholder="Search…"
          startIcon={Search}
          disabled={disabled}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          className="border-b [&_input]:rounded-b-none [&_input]:border-0 [&_input:focus-visible]:-outline-offset-2 [&_input:focus-visible]:outline-2"
        />
      )}
      <div
        data-checkboxes
        {...(disabled && { tabIndex: 0 })}
        className="max-h-54 min-w-0 overflow-y-auto overscroll-contain p-1"
      >
        {matches.map((option) => (
          <label
            key={option.value}
            className="flex min-h-7 items-center gap-2 rounded-sm px-2 has-enabled:cursor-pointer has-enabled:hover:bg-hover"
          >
            <Checkbox
              disabled={disabled}
              checked={value.includes(option.value)}
              onKeyDown={moveFocus}
              onChange={(event) => change(option.value, event.currentTarget.checked)}
            />
            <bdi className="min-w-0 truncate">{option.label}</bdi>
          </label>
        ))}
        {matches.length === 0 && <p className="px-2 py-1.5 text-ink-muted">Nothing found</p>}
      </div>
    </div>
  );
};
