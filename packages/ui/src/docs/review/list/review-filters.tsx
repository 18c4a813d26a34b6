import { Search } from "lucide-react";
import { Input } from "../../../primitives/controls/input.tsx";
import { Select } from "../../../primitives/controls/select.tsx";
import { Switch } from "../../../primitives/controls/switch.tsx";
import type { ReviewFilter } from "./filter-panels.ts";
import type { ReviewPanel } from "../review-list.ts";

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

const MARKS = [
  { value: "", label: "Any mark" },
  { value: "unseen", label: "Not seen" },
  { value: "seen", label: "Seen" },
  { value: "noted", label: "With a note" },
] satisfies { value: ReviewFilter["mark"]; label: string }[];

type ReviewFiltersProps = {
  /** Whether there is a manifest of pictures, which the filter "Changed since seen" needs. */
  drawn: boolean;
  panels: readonly ReviewPanel[];
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
  thumbnails: boolean;
  onThumbnails: (shown: boolean) => void;
};

/** The search and filters above the list of panels; each applies immediately. */
export const ReviewFilters = ({ drawn, panels, filter, onFilter, thumbnails, onThumbnails }: ReviewFiltersProps) => (
  <div role="search" className="flex flex-wrap items-center gap-2">
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
    <Select
      aria-label="Mark"
      className="max-w-44"
      options={[...MARKS, { value: "changed", label: "Changed since seen", disabled: !drawn }]}
      value={filter.mark}
      onValueChange={(mark) => onFilter({ ...filter, mark: mark as ReviewFilter["mark"] })}
    />
    <label className="flex min-h-7 items-center gap-2">
      <Switch checked={thumbnails} onCheckedChange={onThumbnails} />
      Thumbnails
    </label>
  </div>
);
