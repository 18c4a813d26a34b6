import { useLocale } from "@backoffice/ui";
import { formatNumber } from "#kit/numbers/format-number.ts";
import type { Bar } from "./ranked-bars.ts";

/** Horizontal bars from zero, their names and figures beside them; `most` is the length of the longest one. */
export const BarList = ({ bars, maximum }: { bars: readonly Bar[]; maximum: number }) => {
  const { locale } = useLocale();
  return (
    <ol className="grid grid-cols-[minmax(0,5.5rem)_1fr_minmax(4rem,max-content)] items-center gap-x-3 sm:grid-cols-[var(--names)_1fr_var(--figures)] sm:gap-x-0">
      {bars.map(({ name, value }) => (
        <li key={name} className="col-span-3 grid grid-cols-subgrid items-center leading-5.5">
          <span className="truncate sm:pe-2" title={name}>
            {name}
          </span>
          <span
            aria-hidden
            className={`h-3 rounded-e-sm ${value < 0 ? "bg-ink-faint" : "bg-chart-1"}`}
            style={{ width: `${(Math.abs(value) / maximum) * 100}%` }}
          />
          <span className="tabular text-end">{formatNumber(Math.round(value), locale)}</span>
        </li>
      ))}
    </ol>
  );
};
