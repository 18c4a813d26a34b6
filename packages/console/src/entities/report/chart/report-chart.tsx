import type { ApiError } from "@backoffice/api-client";
import { Chart, useLocale } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";
import { chartData, type Drawn } from "./chart-data.ts";

/** The chart of a report. */
export type ReportChartOf = Drawn & {
  /** What is drawn, with its unit: "GGR a day, USD". */
  label: string;
  /** What the names are: "Day". */
  category: string;
  /** Its figures are counts, not US dollars. */
  counts?: boolean;
};

/** So many names stand side by side; so many rows hold the days of a quarter. */
const [NAMES, DAY_ROWS] = [12, 2000];

/** The first names of the report, or all of its days, whatever page of it is in sight. */
export const ReportChart = <Row extends RowData>({ list, chart }: { list: List<Row>; chart: ReportChartOf }) => {
  const { locale } = useLocale();
  const { shown } = usePlace();
  const { source, asked } = list;
  const { label, category, counts, ...drawn } = chart;
  const most = drawn.days ? DAY_ROWS : NAMES;
  const sortBy = drawn.days ? drawn.by : Object.keys(drawn.of)[0]!;
  const query = source.query({ ...asked, page: 1, itemsPerPage: most, sortBy, sortDirection: "desc" });
  const { data, error, refetch } = useQuery<unknown, ApiError>({ ...query, subscribed: shown });
  const page = useMemo(() => (data === undefined ? undefined : source.page(data)), [source, data]);
  const figures = chartData((page?.items ?? []) as Record<string, unknown>[], drawn);
  // One bar says nothing that its row does not.
  if (page && figures.categories.length < 2) return null;
  const rest = page && page.count > most ? (drawn.days ? ", latest days" : `, first ${NAMES}`) : "";
  return (
    <Chart
      kind="bar"
      label={label + rest}
      categoryLabel={category}
      {...figures}
      format={(value) => (counts ? formatNumber(value, locale) : formatAmount(value, locale, "USD"))}
      loading={!page && !error}
      error={page ? undefined : error?.message}
      onRetry={() => void refetch()}
      height={150}
      className="mb-3 shrink-0 rounded-lg border bg-surface p-3 print:hidden"
    />
  );
};
