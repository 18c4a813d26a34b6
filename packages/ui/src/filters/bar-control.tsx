import { useEffect, useId, useRef, useState } from "react";
import { BarPopover } from "./bar-popover.tsx";
import type { AnyFilter } from "./define-filters.ts";
import { FilterControl } from "./filter-control.tsx";

type BarControlProps = { filter: AnyFilter; value: unknown; onChange: (value: unknown) => void };

const PAUSE_MS = 300;

/** A text counts when typing pauses, and at once with Enter. */
const PausedControl = ({ filter, value, onChange }: BarControlProps) => {
  const id = useId();
  const [text, setText] = useState<unknown>(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: unknown) => {
    clearTimeout(timer.current);
    const clean = String(next).trim();
    if (clean !== value) onChange(clean);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  return (
    <div role="presentation" onKeyDown={(event) => event.key === "Enter" && send(text)}>
      <FilterControl
        filter={filter}
        value={text}
        onChange={(next) => {
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => latest.current(next), PAUSE_MS);
        }}
        name={{ id, "aria-label": filter.label }}
      />
    </div>
  );
};

const INLINE: readonly AnyFilter["kind"][] = ["picker", "select", "tri-state"];

/** A filter in the bar: in one line where it has room, else a button that opens it. */
export const BarControl = ({ filter, value, onChange }: BarControlProps) => {
  const id = useId();
  // A button can be focused and says why it does nothing, which a disabled box cannot.
  if (filter.disabledReason) return <BarPopover filter={filter} value={value} onChange={onChange} />;
  if (filter.kind === "text" || filter.kind === "search")
    return <PausedControl filter={filter} value={value} onChange={onChange} />;
  if (filter.kind === "toggle") {
    return (
      <span className="flex h-control items-center gap-2">
        <FilterControl filter={filter} value={value} onChange={onChange} name={{ id }} />
        <label htmlFor={id}>{filter.label}</label>
      </span>
    );
  }
  if (INLINE.includes(filter.kind)) {
    return (
      <FilterControl
        filter={filter}
        value={value}
        onChange={onChange}
        name={{ id, "aria-label": filter.label }}
        anyLabel={`${filter.label}: any`}
      />
    );
  }
  return <BarPopover filter={filter} value={value} onChange={onChange} />;
};
