import { useState, type KeyboardEvent, type RefObject } from "react";
import { Popover, PopoverAnchor, PopoverContent } from "../../overlays/popover/popover.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { SubmitKeys } from "../../primitives/submit-keys.tsx";
import type { AnyFilter } from "../define-filters.ts";
import { FilterField } from "../drawer/filter-field.tsx";
import { KEYS, pressed } from "../../keys/keys.ts";

type BarPanelProps = {
  filter: AnyFilter;
  draft: unknown;
  onDraft: (value: unknown) => void;
  open: boolean;
  onClose: (applies: boolean) => void;
  /** The button that opened the panel. */
  button: RefObject<HTMLButtonElement | null>;
};

/** Content of a filter popover in the bar. */
const BarPanel = ({ filter, draft, onDraft, open, onClose, button }: BarPanelProps) => {
  const [checked, setChecked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setChecked(false);
  }
  const apply = () => {
    if (filter.problem(draft as never) === undefined) onClose(true);
    else setChecked(true);
  };
  const press = (event: KeyboardEvent) => {
    if (!pressed(event, KEYS.submit)) return;
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
  return (
    <Popover open={open} onOpenChange={(next) => !next && apply()}>
      <PopoverAnchor virtualRef={button} />
      <PopoverContent
        aria-label={filter.label}
        className="w-90 max-w-[calc(100vw-1rem)]"
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          onClose(false);
        }}
        // The button closes the panel itself.
        onInteractOutside={(event) => button.current?.contains(event.target as Node) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
        onKeyDown={press}
      >
        <FilterField filter={filter} value={draft} onChange={onDraft} checked={checked} />
        <div className="mt-3 flex justify-end gap-2">
          <Button size="sm" variant="ghost" onClick={() => onDraft(filter.initial)}>
            Clear
          </Button>
          <Button size="sm" variant="primary" aria-keyshortcuts="Meta+Enter Control+Enter" onClick={apply}>
            Apply
            <SubmitKeys />
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
};

export default BarPanel;
