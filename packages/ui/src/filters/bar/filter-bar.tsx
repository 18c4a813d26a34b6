import { ListFilter } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { cn } from "../../cn.ts";
import { Count } from "../../display/values/count.tsx";
import { prefetch, lazyComponent } from "../../lazy-component.ts";
import { Opening } from "../../overlays/opening.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { BarControl } from "./bar-control.tsx";
import type { AnyFilter, FilterSet, FilterValues } from "../define-filters.ts";
import { FilterChip } from "./filter-chip.tsx";
import type { FilterDrawerProps } from "../drawer/filter-drawer.tsx";
import { clearedValues, isApplicable, activeFilterNames } from "../filter-query.ts";

const load = () =>
  import("../drawer/filter-drawer.tsx").then((module) => ({ default: module.FilterDrawer<FilterSet> }));

export type FilterBarProps<Set extends FilterSet> = Pick<
  FilterDrawerProps<Set>,
  "filters" | "values" | "onChange" | "lead" | "kept"
> & {
  /** Names of filters that the page says elsewhere while they are set: they have no chip and are not counted. */
  implied?: readonly string[] | undefined;
  /** Filters that one press sets, after the search. */
  quick?: ReactNode;
  /** Further actions of the list, at the end of the bar. */
  actions?: ReactNode;
  /** Called by "Clear all" instead of `onChange` with the initial values; provided by `useFilterQuery`. */
  onClear?: (() => void) | undefined;
};

const NONE: readonly string[] = [];
const wide = (filter: AnyFilter) => filter.kind === "text" || filter.kind === "search";

/**
 * The filters of a list: inline filters, which apply immediately; a button with the number of set filters, which opens
 * all of them in a drawer; and a chip for each set filter. On a phone the bar has only the search inputs.
 */
export const FilterBar = <Set extends FilterSet>({
  filters,
  values,
  onChange,
  onClear,
  lead,
  kept,
  implied = NONE,
  quick,
  actions,
}: FilterBarProps<Set>) => {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const FilterDrawer = wanted && lazyComponent(load);
  const set = activeFilterNames(filters, values).filter((name) => !implied.includes(name));
  const inBar = Object.keys(filters).filter(
    (name) => filters[name]?.place === "bar" && isApplicable(filters[name], values),
  );

  const control = (name: string) => {
    const filter = filters[name];
    return (
      filter && (
        <div
          key={name}
          data-filter={name}
          className={cn(
            "min-w-0",
            wide(filter)
              ? "flex-1 in-data-beside:min-w-28 max-sm:min-w-28 sm:max-w-64 sm:basis-44"
              : // They stand in the drawer, too, and give way first.
                "hidden sm:block in-data-beside:sm:hidden",
            quick !== undefined && !wide(filter) && "@max-[48rem]/bar:hidden",
          )}
        >
          <BarControl filter={filter} value={values[name]} onChange={(value) => change(name, value)} />
        </div>
      )
    );
  };
  const isWide = (name: string) => filters[name] !== undefined && wide(filters[name]);

  const change = (name: string, value: unknown) => onChange({ ...values, [name]: value });
  const clear = () => {
    button.current?.focus();
    if (onClear) onClear();
    else onChange(clearedValues(filters, values, kept));
  };
  /** Moves the focus to the next chip's button, or to the Filters button after the last one. */
  const remove = (name: string, pressed: HTMLElement) => {
    const all = [...(chips.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const index = all.indexOf(pressed);
    (all[index + 1] ?? all[index - 1] ?? button.current)?.focus();
    change(name, filters[name]?.initial);
  };

  return (
    <div
      role="search"
      aria-label="Filters"
      data-slot="filter-bar"
      className="@container/bar contents min-w-0 grow flex-col gap-2 sm:flex"
    >
      <div className="contents min-w-0 flex-wrap items-center gap-2 in-data-beside:sm:flex-nowrap sm:flex">
        {inBar.filter(isWide).map(control)}
        {quick !== undefined && (
          // On a phone they are a line of their own. There and beside a drawer they scroll sideways instead of wrapping.
          <div className="contents in-data-beside:-m-0.5 in-data-beside:flex in-data-beside:min-w-0 in-data-beside:gap-2 in-data-beside:overflow-x-auto in-data-beside:p-0.5 max-sm:order-last max-sm:-m-0.5 max-sm:flex max-sm:basis-full max-sm:gap-2 max-sm:overflow-x-auto max-sm:p-0.5">
            {quick}
          </div>
        )}
        {inBar.filter((name) => !isWide(name)).map(control)}
        <Button
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => prefetch(load)}
          onFocus={() => prefetch(load)}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <ListFilter size={14} strokeWidth={1.75} aria-hidden />
          <span className="in-data-beside:sr-only max-sm:sr-only">Filters</span>{" "}
          {set.length > 0 && (
            <>
              <Count value={set.length} tone="neutral" />
              <span className="sr-only"> set</span>
            </>
          )}
        </Button>
        {actions && (
          <div className="ms-auto flex items-center gap-2 in-data-beside:@max-[36rem]/toolbar:hidden">{actions}</div>
        )}
      </div>
      {set.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-sm:order-last max-sm:basis-full">
          <ul ref={chips} aria-label="Filters set" className="contents">
            {set.map((name) => {
              const filter = filters[name];
              return (
                filter && (
                  <FilterChip
                    key={name}
                    filter={filter}
                    value={values[name]}
                    onRemove={(pressed) => remove(name, pressed)}
                  />
                )
              );
            })}
          </ul>
          <Button size="sm" variant="ghost" onClick={clear}>
            Clear all
          </Button>
        </div>
      )}
      {FilterDrawer && (
        <Opening open={open} onCancel={() => setOpen(false)}>
          <FilterDrawer
            filters={filters}
            values={values}
            onChange={onChange as (next: FilterValues<FilterSet>) => unknown}
            open={open}
            onOpenChange={setOpen}
            lead={lead}
            kept={kept}
          />
        </Opening>
      )}
    </div>
  );
};
