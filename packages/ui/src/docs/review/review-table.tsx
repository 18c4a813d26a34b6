import { LayoutPanelLeft } from "lucide-react";
import { useState } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "../../feedback/states/empty-state.tsx";
import { readStored, writeStored } from "../../stored.ts";
import { filterPanels } from "./filter-panels.ts";
import { ReviewFilters } from "./review-filters.tsx";
import type { ReviewPanel } from "./review-list.ts";
import { linkTo, ReviewRow } from "./review-row.tsx";

const KEY = "review:seen";
const ALL = { text: "", area: "", state: "" };

const readSeen = (): ReadonlySet<string> => {
  const stored = readStored(KEY);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
};

/** Panels by area, with states, a check box and filters; reviewed panels are stored in this browser. */
export const ReviewTable = ({ panels }: { panels: readonly ReviewPanel[] }) => {
  const [seen, setSeen] = useState(readSeen);
  const [filter, setFilter] = useState(ALL);
  const shown = filterPanels(panels, filter);
  const mark = (key: string, on: boolean) => {
    const next = new Set(seen);
    if (on) next.add(key);
    else next.delete(key);
    writeStored(KEY, [...next]);
    setSeen(next);
  };
  const left = panels.filter((it) => !seen.has(it.panel));
  const next = shown.find(({ panel, stories }) => !seen.has(panel) && stories.length > 0);
  const areas = [...Map.groupBy(shown, ({ facts }) => facts.area)];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-muted tabular">
          {shown.length < panels.length && `${String(shown.length)} shown; `}
          {panels.length - left.length} of {panels.length} panels seen,{" "}
          {panels.reduce((sum, { stories }) => sum + stories.length, 0)} states in all
        </p>
        {next && (
          <Button asChild variant="primary">
            <a href={linkTo(next.stories[0]?.id ?? "")} target="_top">
              Next: {next.title}
            </a>
          </Button>
        )}
      </div>
      <ReviewFilters panels={panels} filter={filter} onFilter={setFilter} />
      {shown.length === 0 && (
        <EmptyState
          icon={LayoutPanelLeft}
          title="Nothing matches these filters"
          action={<Button onClick={() => setFilter(ALL)}>Clear filters</Button>}
        />
      )}
      {areas.map(([area, members]) => (
        <section key={area} className="min-w-0">
          <h2 className="mb-2 text-heading font-semibold">{area}</h2>
          <div className="sm:overflow-x-auto">
            <table className="w-full table-fixed max-sm:block sm:min-w-200">
              <thead className="text-meta text-ink-muted max-sm:hidden">
                <tr>
                  <th className="w-10 pb-1 text-start font-medium">No.</th>
                  <th className="w-68 pb-1 text-start font-medium">Panel</th>
                  <th className="w-44 pb-1 text-start font-medium">Width and roles</th>
                  <th className="pb-1 text-start font-medium">States</th>
                  <th className="w-14 pb-1 text-end font-medium">Seen</th>
                </tr>
              </thead>
              <tbody className="max-sm:block">
                {members.map((at) => (
                  <ReviewRow
                    key={at.panel}
                    at={at}
                    number={panels.indexOf(at) + 1}
                    seen={seen.has(at.panel)}
                    onSeen={(on) => mark(at.panel, on)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </>
  );
};
