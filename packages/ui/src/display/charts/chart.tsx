import { withMinusSign } from "../../numbers/with-minus-sign.ts";
import { useLocale } from "../locale/use-locale.ts";
import { ChartFrame, type ChartState } from "./chart-frame.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { LineOutline } from "./line-outline.tsx";
import { ChartTable } from "./chart-table.tsx";
import { hasEndTexts, toValue, type ChartData } from "./chart-types.ts";
import { lazyComponent } from "../../lazy-component.ts";

export type ChartProps = ChartData & ChartState & { /** Name of the categories: "Day". */ categoryLabel: string };

const MAX_SERIES = 5;
const ChartPlot = lazyComponent(() => import("./chart-plot.tsx"));

/**
 * A line, area or bar chart. Arrow keys and the pointer select a category; the figures are available as a table.
 * Time runs from left to right in every language. The drawing code is loaded when the first chart is shown.
 */
export const Chart = ({ kind, categories, series: all, format, formatTick, categoryLabel, ...frame }: ChartProps) => {
  const { locale } = useLocale();
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 });
  const series = all.slice(0, MAX_SERIES);
  const empty = !series.some(({ values }) => values.some((value) => toValue(value) !== undefined));
  const inWords = (value: number | null | undefined) => {
    const number = toValue(value);
    return number === undefined ? "—" : format(number);
  };
  return (
    <ChartFrame
      {...frame}
      empty={empty}
      outline={kind !== "bar" && <LineOutline height={frame.height ?? 240} />}
      legend={series.length > 1 && !hasEndTexts(series) && <ChartLegend kind={kind} series={series} />}
      table={
        <ChartTable
          label={frame.label}
          columns={[categoryLabel, ...all.map(({ label }) => label)]}
          rows={categories.map((name, index) => ({ name, cells: all.map(({ values }) => inWords(values[index])) }))}
        />
      }
    >
      <ChartPlot
        label={frame.label}
        height={frame.height ?? 240}
        data={{
          kind,
          categories,
          series,
          format,
          formatTick: formatTick ?? ((value) => withMinusSign(compact.format(value))),
        }}
      />
    </ChartFrame>
  );
};
