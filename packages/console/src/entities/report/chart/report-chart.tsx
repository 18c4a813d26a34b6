import type { ApiError } from "@backoffice/api-client";
import { Chart, useLocale } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import type { Page } from "#kit/list/rows/row-source.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";
import { chartData, chartRows, type ChartOf } from "./chart-data.ts";

/** The rows of a chart with their totals: those on screen where one page has all of them, else from a call of its own. */
const useChartRows = <Row extends RowData>(list: List<Row>, chart: ChartOf) => {
  const { rows, count, totals, source, asked, error } = list;
  const { shown } = usePlace();
  const isWhole = rows.length >= count;
  const { sortBy: _sortBy, sortDirection: _sortDirection, ...filters } = asked;
  const all = useQuery<unknown, ApiError>({
    ...source.query({ ...filters, ...chartRows(chart) }),
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

/** The chart of a report, over all of its rows whatever page is in sight. */
export const ReportChart = <Row extends RowData>({ list, chart }: { list: List<Row>; chart: ChartOf }) => {
  const { locale } = useLocale();
  const { answer, error, retry } = useChartRows(list, chart);
  const drawn = useMemo(() => answer && chartData(answer as Page<Record<string, unknown>>, chart), [answer, chart]);
  // The table says why there are no rows.
  if (!drawn && list.error) return null;
  if (drawn && "refusal" in drawn)
    return <p className="mb-3 shrink-0 text-meta text-ink-muted print:hidden">{drawn.refusal}</p>;
  // One bar says nothing that its row does not.
  if (drawn && drawn.categories.length < 2) return null;
  return (
    <Chart
      kind="bar"
      label={drawn?.label ?? "Chart"}
      categoryLabel={drawn?.category ?? chart.category}
      categories={drawn?.categories ?? []}
      series={drawn?.series ?? []}
      format={(value) => (chart.counts ? formatNumber(value, locale) : formatAmount(value, locale, "USD"))}
      loading={!drawn && !error}
      error={drawn ? undefined : (error?.messages[0] ?? error?.message)}
      onRetry={retry}
      height={150}
      className="mb-3 shrink-0 rounded-lg border bg-surface p-3 print:hidden"
    />
  );
};
