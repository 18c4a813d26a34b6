import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Drawer, DrawerFooter } from "../../overlays/drawer/drawer.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { SubmitKeys } from "../../primitives/submit-keys.tsx";
import { useLatestCallback } from "../../use-latest-callback.ts";
import type { FilterSet, FilterValues } from "../define-filters.ts";
import { FilterField } from "./filter-field.tsx";
import { clearedValues, isApplicable, applyConditions, activeFilterNames } from "../filter-query.ts";
import { KEYS, pressed } from "../../keys/keys.ts";

export type FilterDrawerProps<Set extends FilterSet> = {
  filters: Set;
  values: FilterValues<Set>;
  /** Receives all values when they are applied. Returns `false` if the page is no longer mounted to take them. */
  onChange: (values: FilterValues<Set>) => unknown;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * Other controls that affect the rows, before the filters. They apply immediately, not with the filters. The drawer waits
   * for their code, so that no filter moves away under the pointer.
   */
  lead?: ReactNode;
  /** Parameters that "Clear all" keeps; defaults to `KEPT_PARAMS`. */
  kept?: readonly string[] | undefined;
};

/**
 * All filters of a list. Changes are applied by the button, ⌘↵, "Close", or a click outside. Escape and "Cancel" discard
 * them. Filter popovers of the bar work in the same way.
 */
export const FilterDrawer = <Set extends FilterSet>({
  filters,
  values,
  onChange,
  open,
  onOpenChange,
  lead,
  kept,
}: FilterDrawerProps<Set>) => {
  const [draft, setDraft] = useState(values);
  const names = Object.keys(filters).filter((name) => filters[name] && isApplicable(filters[name], draft));
  const hidden = names.filter((name) => filters[name]?.place === "more");
  const [wasOpen, setWasOpen] = useState(false);
  const [more, setMore] = useState(false);
  const [checked, setChecked] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setDraft(values);
      setMore(activeFilterNames(filters, values).some((name) => hidden.includes(name)));
      setChecked(false);
    }
  }

  const apply = useLatestCallback(() => {
    const problems = names.filter((name) => filters[name]?.problem(draft[name] as never) !== undefined);
    if (problems.length === 0) {
      const next = applyConditions(filters, draft);
      if (names.some((name) => !filters[name]?.equal(next[name] as never, values[name] as never))) onChange(next);
      onOpenChange(false);
      return;
    }
    setChecked(true);
    if (problems.some((name) => hidden.includes(name))) setMore(true);
    const [first] = problems;
    requestAnimationFrame(() => {
      const field = body.current?.querySelector(`[data-filter="${CSS.escape(first ?? "")}"]`);
      field?.querySelector("input")?.focus();
      // Scrolls the whole field into view, with the error below it.
      field?.scrollIntoView({ block: "nearest" });
    });
  });
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (!pressed(event, KEYS.submit)) return;
      event.preventDefault();
      apply();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open, apply]);

  const field = (name: string) => {
    const filter = filters[name];
    return (
      filter && (
        <div key={name} data-filter={name} className="min-w-0">
          <FilterField
            filter={filter}
            value={draft[name]}
            onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
            checked={checked}
          />
        </div>
      )
    );
  };

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : apply())}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
      title="Filters"
      footer={
        <DrawerFooter>
          <Button
            variant="ghost"
            className="-ms-3 me-auto"
            onClick={() => setDraft(clearedValues(filters, draft, kept))}
          >
            Clear all
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" aria-keyshortcuts="Meta+Enter Control+Enter" onClick={apply}>
            Filter
            <SubmitKeys />
          </Button>
        </DrawerFooter>
      }
    >
      <div ref={body} className="flex min-w-0 flex-col gap-4">
        {lead}
        {names.filter((name) => !hidden.includes(name)).map(field)}
        {hidden.length > 0 && (
          <Button variant="ghost" className="w-fit" aria-expanded={more} onClick={() => setMore(!more)}>
            {more ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
            {more ? "Hide more filters" : "Show more filters"}
          </Button>
        )}
        {more && hidden.map(field)}
      </div>
    </Drawer>
  );
};
