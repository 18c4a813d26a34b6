import { Button, Skeleton, useLocale } from "@backoffice/ui";
import { useState, type CSSProperties } from "react";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { BarList } from "./bar-list.tsx";
import type { DrawnChart } from "./chart-data.ts";
import { rankedBars, type Ranked } from "./ranked-bars.ts";

type ReportBarsProps = { chart: Exclude<DrawnChart, { refusal: string }> };

/** Letters of a name that fit into the narrow column. */
const SHORT_NAME = 14;
const PANEL = "min-w-0 px-4 py-3 max-sm:px-3.5";
const HEAD = "mb-1 flex min-h-6 items-center justify-between gap-2 text-meta";
const AS_LINK = "h-6 px-0 font-normal text-ink-muted underline underline-offset-4 hover:bg-transparent hover:text-ink";

/** The highest and the lowest bars of a report beside each other, or one end on a phone; on request all of them. */
const Bars = ({ chart }: ReportBarsProps) => {
  const [end, setEnd] = useState<Ranked>("highest");
  const { locale } = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const { all, highest, lowest, most } = rankedBars(chart);
  const ends = { highest, lowest };
  // The same widths at both ends, so that the bars between have one scale.
  const widths = {
    "--names": all.some(({ name }) => name.length > SHORT_NAME) ? "10rem" : "6.75rem",
    "--figures": `${Math.max(8, ...all.map(({ value }) => formatNumber(Math.round(value), locale).length))}ch`,
  } as CSSProperties;
  const title = `${chart.series[0]?.label} by ${chart.category.toLowerCase()}`;
  const other = end === "highest" ? "lowest" : "highest";
  const isDivided = lowest.length > 0 && !isWhole;
  return (
    <section
      aria-label={title}
      style={widths}
      className={`mb-3 grid shrink-0 divide-line rounded-lg border bg-surface print:hidden ${isDivided ? "sm:grid-cols-2 sm:divide-x" : ""}`}
    >
      <div className={PANEL}>
        <div className={HEAD}>
          <h2 className="font-semibold">{isDivided ? `${title}, ${ends[end].length} ${end}` : title}</h2>
          <span className="flex gap-3">
            {isDivided && (
              <Button variant="ghost" size="sm" className={`${AS_LINK} sm:hidden`} onClick={() => setEnd(other)}>
                {other === "lowest" ? "Lowest" : "Highest"}
              </Button>
            )}
            {lowest.length > 0 && (
              <Button
                variant="ghost"
                size="sm"
                className={AS_LINK}
                aria-expanded={isWhole}
                onClick={() => setIsWhole(!isWhole)}
              >
                {isWhole ? "Fewer" : `All ${all.length}`}
              </Button>
            )}
          </span>
        </div>
        <BarList bars={isWhole ? all : ends[end]} maximum={most} />
      </div>
      {isDivided && (
        <div className={`${PANEL} max-sm:hidden`}>
          <div className={HEAD}>
            <h2 className="font-semibold">{lowest.length} lowest</h2>
            <span className="text-ink-muted">same scale</span>
          </div>
          <BarList bars={lowest} maximum={most} />
        </div>
      )}
    </section>
  );
};

/** The ranked bars of a report; until they are known, their place. */
export const ReportBars = ({ chart }: { chart: ReportBarsProps["chart"] | undefined }) =>
  chart ? <Bars chart={chart} /> : <Skeleton className="mb-3 h-67.5 shrink-0 rounded-lg" />;
