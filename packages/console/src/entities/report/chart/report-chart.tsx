import type { ApiError } from "@backoffice/api-client";
import { Chart, useLocale } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import type { Page } from "#kit/list/rows/row-source.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";
import { CHART_ROWS, chartData, type ChartOf } from "./chart-data.ts";
import { chartLabel } from "./chart-label.ts";
import { ReportBars } from "./report-bars.tsx";

/** Rows of a chart with totals: the list's own if one page holds all, otherwise from a separate request. */
const useChartRows = <Row extends RowData>(list: List<Row>) => {
  const { rows, count, totals, source, asked: request, error } = list;
  const { shown } = usePlace();
  const isWhole = rows.length >= count;
  const { sortBy: _sortBy, sortDirection: _sortDirection, ...filters } = request;
  const all = useQuery<unknown, ApiError>({
    ...source.query({ ...filters, ...CHART_ROWS }),
    subscribed: shown,
    enabled: !isWhole,
  });
  const page = useMemo(() => (all.data === undefined ? undefined : source.page(all.data)), [source, all.data]);
  const { refetch } = all;
  const isOld = !isWhole && page !== undefined && JSON.stringify(page.totals) !== JSON.stringify(totals);
  useEffect(() => {
    if (isOld) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each totals row: figures may go on moving
  }, [totals, refetch]);
  const whole: Page<Row> | undefined = totals && { items: rows, count, totals };
  return isWhole
    ? { answer: whole, error, retry: () => undefined }
    : { answer: page, error: all.error, retry: () => void refetch() };
};

/** Chart of a report over all rows, whatever page is shown. */
export const ReportChart = <Row extends RowData>({ list, chart }: { list: List<Row>; chart: ChartOf }) => {
  const { locale } = useLocale();
  const { answer, error, retry } = useChartRows(list);
  const data = useMemo(() => answer && chartData(answer as Page<Record<string, unknown>>, chart), [answer, chart]);
  // The table reports the error.
  if (!data && list.error) return null;
  if (data && "refusal" in data)
    return <p className="mb-3 shrink-0 text-meta text-ink-muted print:hidden">{data.refusal}</p>;
  // A single bar adds nothing to its row.
  if (data && data.categories.length < 2) return null;
  // Days are in the order of time, which a column chart shows; those of several operators become bars of operators.
  const isOfDays = chart.days && data?.category === chart.category;
  if (!isOfDays && !error) return <ReportBars chart={data} />;
  return (
    <Chart
      kind="bar"
      label={data?.label ?? "Chart"}
      categoryLabel={data?.category ?? chart.category}
      categories={(data?.categories ?? []).map((name) => (chart.days ? chartLabel(name, locale) : name))}
      // Named while loading, so that the legend has its place.
      series={data?.series ?? Object.entries(chart.of).map(([id, label]) => ({ id, label, values: [] }))}
      format={(value) => (chart.counts ? formatNumber(value, locale) : formatAmount(value, locale, "USD"))}
      loading={!data && !error}
      error={data ? undefined : (error?.messages[0] ?? error?.message)}
      onRetry={retry}
      height={150}
      className="mb-3 shrink-0 rounded-lg border bg-surface p-3 print:hidden"
    />
  );
};
