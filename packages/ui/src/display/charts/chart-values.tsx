import { toValue, type ChartData } from "./chart-types.ts";
import { SeriesKey } from "./series-key.tsx";

type ChartValuesProps = { data: ChartData; index: number };

/** Name of a category and the exact values of its series. */
export const ChartValues = ({ data: { kind, categories, series, format }, index }: ChartValuesProps) => (
  <>
    <span className="block font-medium text-ink">{categories[index]}</span>
    {series.map((it, at) => {
      const value = toValue(it.values[index]);
      return (
        <span key={it.id} className="flex items-center gap-1.5">
          <SeriesKey kind={kind} series={it} index={at} />
          <span className="min-w-0 flex-1 truncate">{it.label}</span>{" "}
          <span className="tabular ms-3 text-ink">{value === undefined ? "—" : format(value)}</span>
        </span>
      );
    })}
  </>
);
