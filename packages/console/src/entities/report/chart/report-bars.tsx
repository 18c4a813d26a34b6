import { Button, Skeleton, useLocale } from "@backoffice/ui";
import { useState } from "react";
import { formatNumber } from "#kit/numbers/format-number.ts";
import type { DrawnChart } from "./chart-data.ts";
import { rankedBars, type Ranked } from "./ranked-bars.ts";

/** Ten bars of a report on a phone, names and figures beside them: the highest, or the lowest. */
export const ReportBars = ({ chart }: { chart: Exclude<DrawnChart, { refusal: string }> | undefined }) => {
  const { locale } = useLocale();
  const [end, setEnd] = useState<Ranked>("highest");
  // As high as ten bars.
  if (!chart) return <Skeleton className="mb-3 h-69.5 shrink-0 rounded-lg" />;
  const { bars, most, hasMore } = rankedBars(chart, end);
  const title = `${chart.series[0]?.label} by ${chart.category.toLowerCase()}`;
  const other = end === "highest" ? "lowest" : "highest";
  return (
    <section aria-label={title} className="mb-3 shrink-0 rounded-lg border bg-surface p-3.5 print:hidden">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2 text-meta">
        <h2 className="font-semibold">{hasMore ? `${title}, ${bars.length} ${end}` : title}</h2>
        {hasMore && !chart.others && (
          <Button variant="ghost" size="sm" onClick={() => setEnd(other)}>
            {other === "lowest" ? "Lowest" : "Highest"}
          </Button>
        )}
      </div>
      <ol className="grid grid-cols-[minmax(0,5.5rem)_1fr_max-content] items-center gap-x-3">
        {bars.map(({ name, value }) => (
          <li key={name} className="col-span-3 grid grid-cols-subgrid items-center leading-5.75">
            <span className="truncate" title={name}>
              {name}
            </span>
            <span
              aria-hidden
              className={`h-3 rounded-e-xs ${value < 0 ? "bg-ink-faint" : "bg-chart-1"}`}
              style={{ width: `${(Math.abs(value) / most) * 100}%` }}
            />
            <span className="tabular text-end">{formatNumber(Math.round(value), locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
