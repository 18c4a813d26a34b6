import { Search } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState, type ComponentType } from "react";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { BarPopover } from "./bar-popover.tsx";
import type { AnyFilter } from "../define-filters.ts";
import type { LooseControlProps } from "../drawer/filter-control.tsx";
import type { SearchFilter } from "../texts/search.ts";
import { SelectControl } from "../choices/select-control.tsx";
import type { TextFilter } from "../texts/text.ts";
import { TextControl } from "../texts/text-control.tsx";
import { TriStateSelect } from "../choices/tri-state-select.tsx";
import { lazyComponent } from "../../lazy-component.ts";

type BarControlProps = {
  filter: AnyFilter;
  value: unknown;
  /** Returns `false` to refuse the value; the text is then reset to the applied one. */
  onChange: (value: unknown) => unknown;
};

const LazyControl = lazyComponent<LooseControlProps>(async () => ({
  default: (await import("../drawer/filter-control.tsx")).FilterControl,
}));

/** Controls in the first load; the others are loaded after the page is rendered. */
const EAGER_CONTROLS: Partial<Record<AnyFilter["kind"], unknown>> = {
  text: TextControl,
  select: SelectControl,
  "tri-state": TriStateSelect,
};

const Control = (props: LooseControlProps) => {
  const Known = EAGER_CONTROLS[props.filter.kind] as ComponentType<LooseControlProps> | undefined;
  if (Known) return <Known {...props} />;
  return (
    <Suspense fallback={<span className="block h-control w-full rounded-md border bg-surface" />}>
      <LazyControl {...props} />
    </Suspense>
  );
};

const DEBOUNCE_MS = 300;

/**
 * Applies a text when typing pauses, or immediately on Enter. Filters with a button apply it only on Enter, by the
 * button, or when it is cleared. An invalid text is not applied.
 */
const DebouncedControl = ({ filter, value, onChange }: BarControlProps & { filter: TextFilter | SearchFilter }) => {
  const id = useId();
  const [text, setText] = useState<unknown>(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Values passed to `onChange` that have not come back as `value` yet. */
  const sent = useRef<unknown[]>([]);
  const problem = filter.problem(text as never);
  const waits = filter.kind === "text" && filter.withButton;
  useEffect(() => {
    const own = sent.current.indexOf(value);
    sent.current = own < 0 ? [] : sent.current.slice(own + 1);
    // The user may have typed more since then.
    if (own >= 0) return;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: unknown) => {
    clearTimeout(timer.current);
    const clean = filter.clean(String(next));
    if (clean === (sent.current.at(-1) ?? value) || filter.problem(clean) !== undefined) return;
    if (onChange(clean) === false) setText(value);
    else sent.current.push(clean);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  return (
    <div
      role="presentation"
      onKeyDown={(event) => event.key === "Enter" && send(text)}
      className={waits ? "relative flex items-center gap-1" : "relative"}
    >
      <Control
        filter={filter}
        value={text}
        invalid={problem !== undefined}
        onChange={(next) => {
          setText(next);
          clearTimeout(timer.current);
          if (!waits) timer.current = setTimeout(() => latest.current(next), DEBOUNCE_MS);
          else if (next === "") send(next);
        }}
        name={{ id, "aria-label": filter.label, "aria-describedby": problem && `${id}-problem` }}
      />
      {waits && <IconButton icon={Search} label={`Search: ${filter.label}`} onClick={() => send(text)} />}
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="absolute start-0 top-full z-30 mt-1 w-max max-w-64 rounded-md bg-raised px-2 py-1 text-meta text-critical-ink shadow-float empty:hidden"
      >
        {problem}
      </p>
    </div>
  );
};

const INLINE: readonly AnyFilter["kind"][] = ["picker", "select", "tri-state"];

/** A filter in the bar: an inline control if it fits, otherwise a button that opens it. */
export const BarControl = ({ filter, value, onChange }: BarControlProps) => {
  const id = useId();
  // A button can be focused and can explain why it is disabled; a disabled input cannot.
  if (filter.disabledReason) return <BarPopover filter={filter} value={value} onChange={onChange} />;
  if (filter.kind === "text" || filter.kind === "search")
    return <DebouncedControl filter={filter} value={value} onChange={onChange} />;
  if (filter.kind === "toggle") {
    return (
      <span className="flex h-control items-center gap-2">
        <Control filter={filter} value={value} onChange={onChange} name={{ id }} />
        <label htmlFor={id}>{filter.label}</label>
      </span>
    );
  }
  if (INLINE.includes(filter.kind)) {
    return (
      <Control
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
