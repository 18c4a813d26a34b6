import { ChevronDown } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Popover, PopoverContent, PopoverTrigger } from "../overlays/popover.tsx";
import { Button } from "../primitives/button.tsx";
import { ApplyHint } from "./apply-hint.tsx";
import type { AnyFilter } from "./define-filters.ts";
import { FilterField } from "./filter-field.tsx";

type BarPopoverProps = { filter: AnyFilter; value: unknown; onChange: (value: unknown) => void };

/** A filter of the bar that needs room: applied with ⌘↵, the button or a press outside; Escape keeps what was applied. */
export const BarPopover = ({ filter, value, onChange }: BarPopoverProps) => {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(value);
  const [checked, setChecked] = useState(false);
  const valid = filter.problem(draft as never) === undefined;

  const close = (applies: boolean) => {
    if (applies && valid && !filter.equal(draft as never, value as never)) onChange(draft);
    setOpen(false);
  };
  const apply = () => (valid ? close(true) : setChecked(true));
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        if (next) {
          setDraft(value);
          setChecked(false);
          setOpen(true);
        } else close(true);
      }}
    >
      <PopoverTrigger asChild>
        <Button reason={filter.disabledReason} className="max-w-72">
          <bdi className="min-w-0 truncate font-normal">
            {`${filter.label}: ${filter.describe(value as never).slice(0, 100)}`}
          </bdi>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={filter.label}
        className="w-90 max-w-[calc(100vw-1rem)]"
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          close(false);
        }}
        onKeyDown={press}
      >
        <FilterField filter={filter} value={draft} onChange={setDraft} checked={checked} />
        <div className="mt-3 flex justify-end gap-2">
          <Button size="sm" variant="ghost" onClick={() => setDraft(filter.initial)}>
            Clear
          </Button>
          <Button size="sm" variant="primary" aria-keyshortcuts="Meta+Enter Control+Enter" onClick={apply}>
            Apply
            <ApplyHint />
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
};
