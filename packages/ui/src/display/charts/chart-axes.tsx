import { LINE_HEIGHT, type layoutChart } from "./chart-layout.ts";

/** Horizontal grid lines at round values with their labels, and category labels below. */
export const ChartAxes = ({ layout: { plot, zero, ticks, labels } }: { layout: ReturnType<typeof layoutChart> }) => (
  <g>
    {ticks.map(({ value, text, y }) => (
      <g key={value}>
        <path
          d={`M${plot.left} ${y}H${plot.right}`}
          strokeWidth="1"
          className={Math.abs(y - zero) < 0.5 ? "stroke-line-strong" : "stroke-line"}
        />
        <text x={plot.left - 8} y={y} dy="0.32em" textAnchor="end" className="tabular fill-ink-muted">
          {text}
        </text>
      </g>
    ))}
    {labels.map(({ lines, index, x }) => (
      <text key={index} textAnchor="middle" className="fill-ink-muted">
        {lines.map((line, at) => (
          <tspan key={at} x={x} y={plot.bottom + 16 + at * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    ))}
  </g>
);
