import { ChevronsUpDown } from "lucide-react";
import { useRef, useState } from "react";
import { prefetch, lazyComponent } from "../../lazy-component.ts";
import { Opening } from "../../overlays/opening.tsx";
import { Button } from "../../primitives/button/button.tsx";
import type { AnyFilter } from "../define-filters.ts";

type BarPopoverProps = { filter: AnyFilter; value: unknown; onChange: (value: unknown) => void };

const load = () => import("./bar-panel.tsx");

/** A filter of the bar in a popover: applied by ⌘↵, the button or a click outside; Escape discards the changes. */
export const BarPopover = ({ filter, value, onChange }: BarPopoverProps) => {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [draft, setDraft] = useState(value);
  const button = useRef<HTMLButtonElement>(null);
  const Panel = wanted && lazyComponent(load);

  const close = (applies: boolean) => {
    if (applies && filter.problem(draft as never) !== undefined) return;
    if (applies && !filter.equal(draft as never, value as never)) onChange(draft);
    setOpen(false);
  };
  const press = () => {
    if (open) {
      close(true);
      return;
    }
    setDraft(value);
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        reason={filter.disabledReason}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
        onClick={press}
        className="max-w-72"
      >
        <bdi className="min-w-0 truncate font-normal">
          {`${filter.label}: ${filter.describe(value as never).slice(0, 100)}`}
        </bdi>
        <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
      </Button>
      {Panel && (
        <Opening open={open} onCancel={() => setOpen(false)}>
          <Panel filter={filter} draft={draft} onDraft={setDraft} open={open} onClose={close} button={button} />
        </Opening>
      )}
    </>
  );
};
