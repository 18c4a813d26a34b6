import { arc, pie } from "d3-shape";
import { cn } from "../../cn.ts";
import { lookOf } from "./chart-looks.ts";
import type { DonutShare } from "./donut-parts.ts";

type Props = {
  shares: readonly DonutShare[];
  /** CSS pixels. */
  size: number;
  /** Formatted total in the middle of the ring. */
  total: string;
};

/** The ring. Hidden from screen readers, because the list next to it has the same content. */
const DonutPlot = ({ shares, size, total }: Props) => {
  const radius = size / 2;
  const slices = pie<DonutShare>()
    .value((it) => it.value)
    .sortValues(null)
    .padAngle(0.015)([...shares]);
  const shape = arc<(typeof slices)[number]>()
    .innerRadius(radius * 0.68)
    .outerRadius(radius);
  return (
    <svg aria-hidden width={size} height={size} viewBox={`${-radius} ${-radius} ${size} ${size}`} className="shrink-0">
      {slices.map((slice, index) => (
        <path key={slice.data.id} d={shape(slice) ?? ""} className={lookOf(index).fill} />
      ))}
      <text
        textAnchor="middle"
        dy="0.35em"
        className={cn("tabular fill-ink font-semibold", total.length > 12 ? "text-meta" : "text-heading")}
      >
        {total.length > 18 ? `${total.slice(0, 17)}…` : total}
      </text>
    </svg>
  );
};

export default DonutPlot;
