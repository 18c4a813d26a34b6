import type { components } from "@backoffice/api-client";
import { Chart, useLocale, useNow } from "@backoffice/ui";
import type { ReactNode } from "react";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";
import { chartLabel } from "../chart/chart-label.ts";
import { untilNow, type DashboardPeriod } from "./period-parts.ts";
import { runningTotals } from "./running-totals.ts";

type Series = components["schemas"]["PeriodSeries"];

/** One line: its name, and its values by hour, day or month. */
export type PeriodLine = { label: string; series: Series; muted?: boolean };

type PeriodChartProps = {
  label: string;
  period: DashboardPeriod;
  lines: readonly PeriodLine[];
  /** Amounts in USD instead of counts. */
  usd?: boolean;
  /** The figure in its full digits at the end of the line; otherwise without decimals. */
  exact?: boolean;
  /** The line has a filled area. */
  filled?: boolean;
  height?: number;
  /** Shown in place of the name. */
  title?: ReactNode;
  /** A link to the list of the figures. */
  action?: ReactNode;
  className?: string;
};

/** Figures that add up over the period until now, each labelled at the end of its line. */
export const PeriodChart = ({
  label,
  period,
  lines,
  usd = false,
  exact = false,
  filled = false,
  height = 166,
  className = "rounded-lg border bg-surface px-4 py-3",
  ...frame
}: PeriodChartProps) => {
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
  const visibleLines = lines.map((line) => ({ ...line, ...untilNow(line.series, period, now, timeZone) }));
  const longest = visibleLines.reduce(
    (most, { labels }) => (labels.length > most.length ? labels : most),
    visibleLines[0]?.labels ?? [],
  );
  const format = (value: number) => (usd ? formatAmount(value, locale, "USD") : formatNumber(value, locale));
  return (
    <Chart
      kind={filled ? "area" : "line"}
      label={label}
      categoryLabel="Time"
      categories={longest.map((part) => chartLabel(part, locale))}
      // Numbers for drawing only; exact amounts are in the figures and tables.
      series={visibleLines.map(({ label: name, values, muted }) => {
        const totals = runningTotals(values);
        const last = totals.at(-1);
        return {
          id: name,
          label: name,
          values: totals,
          muted,
          ...(last !== undefined && {
            endText: `${name} ${exact ? format(last) : formatNumber(Math.round(last), locale)}`,
          }),
        };
      })}
      format={format}
      height={height}
      className={className}
      {...frame}
    />
  );
};
