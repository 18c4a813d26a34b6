import { cn } from "../../cn.ts";
import { lookOf } from "./chart-looks.ts";
import type { ChartKind, ChartSeries } from "./chart-types.ts";

type SeriesKeyProps = {
  kind: ChartKind;
  series: Pick<ChartSeries, "muted">;
  /** Index of the series. */
  index: number;
};

/** The mark of a series beside its name: its own stroke with its dashes, or the colour of its bars. */
export const SeriesKey = ({ kind, series: { muted }, index }: SeriesKeyProps) => {
  const { stroke, box, dash } = lookOf(index, muted);
  return kind === "bar" ? (
    <span aria-hidden className={cn("size-2.5 shrink-0 rounded-[2px]", box)} />
  ) : (
    <svg aria-hidden width="20" height="8" className="shrink-0">
      <path d="M0 4h20" strokeWidth="2" strokeDasharray={dash} className={stroke} />
    </svg>
  );
};
