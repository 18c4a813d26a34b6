import { Search } from "lucide-react";
import { Input } from "../../primitives/controls/input.tsx";
import { Select } from "../../primitives/controls/select.tsx";
import type { ReviewFilter } from "./filter-panels.ts";
import type { ReviewPanel } from "./review-list.ts";

/** Minimum number of panels with a state for it to be offered; most states occur in one panel and are found by search. */
const SHARED = 3;

const options = (any: string, values: readonly string[]) => [
  { value: "", label: any },
  ...values.map((value) => ({ value, label: value })),
];

const statesOf = (panels: readonly ReviewPanel[]): string[] => {
  const names = panels.flatMap(({ stories }) => [...new Set(stories.map(({ name }) => name))]);
  return [...Map.groupBy(names, (name) => name)]
    .filter(([, all]) => all.length >= SHARED)
    .map(([name]) => name)
    .toSorted((a, b) => a.localeCompare(b));
};

type ReviewFiltersProps = {
  panels: readonly ReviewPanel[];
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
};

/** The search and filters above the list of panels; each applies immediately. */
export const ReviewFilters = ({ panels, filter, onFilter }: ReviewFiltersProps) => (
  <div role="search" className="flex flex-wrap gap-2">
    <Input
      type="search"
      aria-label="Search panels"
      placeholder="Title, id or state"
      startIcon={Search}
      className="max-w-64"
      value={filter.text}
      onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
    />
    <Select
      aria-label="Area"
      className="max-w-44"
      options={options("All areas", [...new Set(panels.map(({ facts }) => facts.area))])}
      value={filter.area}
      onValueChange={(area) => onFilter({ ...filter, area })}
    />
    <Select
      aria-label="State"
      className="max-w-44"
      options={options("All states", statesOf(panels))}
      value={filter.state}
      onValueChange={(state) => onFilter({ ...filter, state })}
    />
  </div>
);
