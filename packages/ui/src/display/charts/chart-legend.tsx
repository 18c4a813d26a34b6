import { cn } from "../../cn.ts";
import { lookOf } from "./chart-looks.ts";
import type { ChartKind, ChartSeries } from "./chart-types.ts";

/** Names of the series with their markers. Lines with enough room are labelled directly instead. */
export const ChartLegend = ({ kind, series }: { kind: ChartKind; series: readonly ChartSeries[] }) => (
  <ul
    className={cn("flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-muted", kind !== "bar" && "@min-[420px]:hidden")}
  >
    {series.map(({ id, label, muted }, index) => {
      const { stroke, box, dash } = lookOf(index, muted);
      return (
        <li key={id} className="flex min-w-0 items-center gap-1.5">
          {kind === "bar" ? (
            <span aria-hidden className={cn("size-2.5 shrink-0 rounded-[2px]", box)} />
          ) : (
            <svg aria-hidden width="20" height="8" className="shrink-0">
              <path d="M0 4h20" strokeWidth="2" strokeDasharray={dash} className={stroke} />
            </svg>
          )}
          <span className="truncate">{label}</span>
        </li>
      );
    })}
  </ul>
);
