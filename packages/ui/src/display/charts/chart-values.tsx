import { lookOf } from "./chart-looks.ts";
import { toValue, type ChartData } from "./chart-types.ts";

/** Name of a category and the exact values of its series. */
export const ChartValues = ({ data: { categories, series, format }, index }: { data: ChartData; index: number }) => (
  <>
    <span className="block font-medium text-ink">{categories[index]}</span>
    {series.map(({ id, label, values, muted }, at) => {
      const value = toValue(values[index]);
      return (
        <span key={id} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-2 shrink-0 rounded-full ${lookOf(at, muted).box}`} />
          <span className="min-w-0 flex-1 truncate">{label}</span>{" "}
          <span className="tabular ms-3 text-ink">{value === undefined ? "—" : format(value)}</span>
        </span>
      );
    })}
  </>
);
