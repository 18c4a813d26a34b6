import type { layoutChart } from "./chart-layout.ts";
import type { ChartData } from "./chart-types.ts";
import { ChartValues } from "./chart-values.tsx";

/** Distance to the category, in CSS pixels. */
const APART = 12;

type Props = { data: ChartData; index: number; layout: ReturnType<typeof layoutChart> };

/** Exact values next to a category, on the side with more room. Screen readers get them from the status. */
export const ChartTooltip = ({ data, index, layout: { width, plot, xOf } }: Props) => {
  const x = xOf(index);
  const side = x > width / 2 ? { insetInlineEnd: width - x + APART } : { insetInlineStart: x + APART };
  return (
    <div
      aria-hidden
      data-slot="chart-tooltip"
      style={{ top: plot.top, ...side, maxWidth: Math.max(120, Math.max(x, width - x) - APART) }}
      className="pointer-events-none absolute z-10 w-max rounded-md bg-raised px-2.5 py-1.5 text-meta text-ink-muted shadow-float"
    >
      <ChartValues data={data} index={index} />
    </div>
  );
};
