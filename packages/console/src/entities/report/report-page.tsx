import type { Data, Operation } from "@backoffice/api-client";
import { ChartColumn } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { listPage } from "#entities/fields/contract-page.ts";
import type { RowField, RowOf } from "#kit/list/call-types.ts";
import type { ListPageParts } from "#kit/list/list-page.tsx";
import type { ChartOf } from "./chart/chart-data.ts";
import { ReportChart } from "./chart/report-chart.tsx";
import { useChartShown } from "./chart/use-chart-shown.ts";
import { ReportFigures, type Figure } from "./figures/report-figures.tsx";
import { reportPeriod } from "./period/report-period.ts";
import { ShownPeriod } from "./period/shown-period.tsx";
import { DrillDownLink } from "./drill-down/drill-down-link.tsx";
import type { DrillDown } from "./drill-down/drill-down.ts";
import { ReportTools } from "./report-tools.tsx";
import { reportColumns } from "./words/report-columns.ts";
import { reportShape } from "./words/report-shape.ts";

type ListOf<O extends Operation> = Parameters<typeof listPage<O>>[0];

type ReportDefinition<O extends Operation> = ListOf<O> & {
  /** Totals shown above the rows, by field; at most four. */
  figures: { readonly [Name in RowField<O>]?: Figure };
  /** Lists that prove figures, by field. */
  drillDowns?: { readonly [Name in RowField<O>]?: DrillDown<RowOf<O>> };
  /** Chart of figures in the totals row. */
  chart?: Omit<ChartOf, "by" | "name" | "of"> & {
    by: RowField<O>;
    name?: RowField<O>;
    of: { readonly [Name in TotalOf<O>]?: string };
  };
};

/** Field of the totals row. */
type TotalOf<O extends Operation> = Data<O> extends { totals: infer Totals } ? keyof Totals & string : never;

/** A report page with its call, chart and list. */
export type ReportPage = ComponentType & {
  operation: Operation;
  chart: ChartOf | undefined;
  /** The list of its rows. */
  list: ListOf<Operation>;
};

/** Paging and scope parameters, which are not report filters. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "page",
  "itemsPerPage",
  "opId",
  "includeBrands",
  "from",
  "to",
  "sortBy",
  "sortDirection",
  "timeZone",
]);

/** A report: period, totals with comparison, chart, and rows, with each figure linked to its drill-down. */
export const reportPage = <const O extends Operation>({
  figures,
  drillDowns = {},
  chart,
  ...list
}: ReportDefinition<O>): ReportPage => {
  const { key, first, columns } = list;
  const shape = reportShape(list.shape, figures);
  const hasField = (fieldName: string) => shape.fields.some(({ name }) => name === fieldName);
  // Key of the rows, and the operator that they belong to.
  const telling = [
    ...(first ?? (typeof key === "function" ? [] : [key].flat())),
    ...(hasField("opTitle") ? ["opTitle"] : []),
  ];
  const drawn = chart as ChartOf | undefined;
  const filters = shape.input.map(({ name }) => name).filter((name) => !ELSEWHERE.has(name));
  const linked = Object.entries(drillDowns as Record<string, DrillDown<RowOf<O>>>);
  const inUSD = Object.keys(figures).some((name) => name.endsWith("InUSD"));
  const Above: NonNullable<ListPageParts<RowOf<O>>["above"]> = ({ list: rows }) => {
    const [chartShown] = useChartShown();
    return (
      <>
        <ShownPeriod list={rows} inUSD={inUSD} />
        <ReportFigures
          list={rows}
          sums={shape.totals ?? []}
          figures={figures as Record<string, Figure>}
          drillDowns={drillDowns}
          filters={filters}
        />
        {drawn && chartShown && <ReportChart list={rows} chart={drawn} />}
      </>
    );
  };
  const around = Object.fromEntries(
    linked.map(([name, drillDown]) => [
      name,
      (row: RowOf<O>, value: ReactNode) => (
        <DrillDownLink drillDown={drillDown} row={row} filters={filters} inCell>
          {value}
        </DrillDownLink>
      ),
    ]),
  );
  const drawnAs = {
    empty: {
      icon: ChartColumn,
      title: "No data for this report",
      text: "Figures appear here once there is data.",
    },
    tools: <ReportTools hasChart={chart !== undefined} />,
    ...(list as unknown as ListOf<O>),
    filters: { period: reportPeriod },
    untilNow: true,
    shape,
    columns: reportColumns((columns ?? {}) as Parameters<typeof reportColumns>[0], {
      telling,
      figures: Object.keys(figures),
    }),
    around,
    above: Above,
  } as unknown as ListOf<O>;
  return Object.assign(listPage<O>(drawnAs), {
    operation: list.read.operation,
    chart: drawn,
    list: drawnAs as unknown as ListOf<Operation>,
  });
};
