import { cn } from "../../cn.ts";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { useLocale } from "../locale/use-locale.ts";
import { ChartFrame, type ChartState } from "./chart-frame.tsx";
import { lookOf } from "./chart-looks.ts";
import { ChartTable } from "./chart-table.tsx";
import { donutShares, type DonutPart } from "./donut-parts.ts";
import { lazyComponent } from "../../lazy-component.ts";

export type DonutChartProps = ChartState & {
  /** Positive amounts. At most five parts are drawn; the smallest are combined as "Other". */
  parts: readonly DonutPart[];
  /** Formats a value with its unit: "1,204 EUR". */
  format: (value: number) => string;
  /** BCP 47 locale of the percentages; defaults to that of `LocaleProvider`. */
  locale?: string | undefined;
  /** Name of the dimension: "Payment method". */
  partLabel: string;
  otherLabel?: string | undefined;
};

const SIZE = 168;
const DonutPlot = lazyComponent(() => import("./donut-plot.tsx"));

/** Placeholder: a ring of the same thickness, and lines for the parts. */
const OUTLINE = (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
    <span style={{ width: SIZE, height: SIZE }} className="rounded-full border-[27px] border-pressed" />
    <div className="flex min-w-48 flex-1 flex-col gap-4">
      <Skeleton className="h-2.5 w-full" />
      <Skeleton className="h-2.5 w-full" />
      <Skeleton className="h-2.5 w-full" />
    </div>
  </div>
);

/** Parts of a total, listed next to the ring with amount and share. */
export const DonutChart = ({
  parts,
  format,
  locale: given,
  partLabel,
  otherLabel = "Other",
  ...frame
}: DonutChartProps) => {
  const { locale } = useLocale({ locale: given });
  const { shares, total } = donutShares(parts, otherLabel);
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (
    <ChartFrame
      height={SIZE}
      outline={OUTLINE}
      {...frame}
      empty={shares.length === 0}
      table={
        <ChartTable
          label={frame.label}
          columns={[partLabel, "Amount", "Share"]}
          rows={shares.map(({ label, value, share }) => ({
            name: label,
            cells: [format(value), percent.format(share)],
          }))}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <DonutPlot shares={shares} size={SIZE} total={format(total)} />
        <ul className="flex min-w-48 flex-1 flex-col">
          {shares.map(({ id, label, value, share }, index) => (
            <li key={id} className="flex min-h-7 items-center gap-2 border-b text-meta last:border-b-0">
              <span aria-hidden className={cn("size-2.5 shrink-0 rounded-[2px]", lookOf(index).box)} />
              <span className="min-w-0 flex-1 truncate" title={label.slice(0, 200)}>
                {label}
              </span>
              <span className="tabular text-ink">{format(value)}</span>
              <span className="tabular w-12 text-end text-ink-muted">{percent.format(share)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
};
