import { cn } from "../../cn.ts";
import type { ChartKind, ChartSeries } from "./chart-types.ts";
import { SeriesKey } from "./series-key.tsx";

/** Names of the series with their markers. Lines with enough room are labelled directly instead. */
export const ChartLegend = ({ kind, series }: { kind: ChartKind; series: readonly ChartSeries[] }) => (
  <ul
    className={cn("flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-muted", kind !== "bar" && "@min-[420px]:hidden")}
  >
    {series.map((it, index) => (
      <li key={it.id} className="flex min-w-0 items-center gap-1.5">
        <SeriesKey kind={kind} series={it} index={index} />
        <span className="truncate">{it.label}</span>
      </li>
    ))}
  </ul>
);
