import { useState } from "react";
import { chipText } from "./bar/chip-text.ts";
import type { AnyFilter, FilterSet } from "./define-filters.ts";
import { FilterBar } from "./bar/filter-bar.tsx";
import { FilterField } from "./drawer/filter-field.tsx";
import { useFilterQuery } from "./use-filter-query.ts";

/** One filter as in the drawer, with its query string and the text of its chip. */
export const StoryFilter = ({ filter, query = null }: { filter: AnyFilter; query?: string | null | undefined }) => {
  const [value, setValue] = useState<unknown>(() => filter.parse(query));
  const written = filter.serialize(value as never);
  return (
    <div className="grid max-w-110 gap-4">
      <FilterField filter={filter} value={value} onChange={setValue} checked={false} />
      <dl className="grid min-w-0 grid-cols-[5rem_1fr] gap-x-2 gap-y-1 border-t pt-2 text-meta text-ink-muted">
        <dt>Address</dt>
        <dd data-testid="address" className="min-w-0 truncate font-mono">
          {written === undefined ? "no trace" : `=${written}`}
        </dd>
        <dt>Chip</dt>
        <dd data-testid="chip" className="min-w-0 truncate">
          <bdi>{chipText(filter, value)}</bdi>
        </dd>
      </dl>
    </div>
  );
};

/** A filter bar with its own query string, which is shown below. */
export const StoryBar = ({ filters, query = "" }: { filters: FilterSet; query?: string | undefined }) => {
  const [search, setSearch] = useState(() => new URLSearchParams(query));
  const state = useFilterQuery({ filters, search, onSearchChange: setSearch });
  return (
    <div className="grid min-w-0 gap-4">
      <FilterBar {...state} />
      <p data-testid="address" className="min-w-0 border-t pt-2 font-mono text-meta break-all text-ink-muted">
        ?{decodeURIComponent(search.toString())}
      </p>
    </div>
  );
};
