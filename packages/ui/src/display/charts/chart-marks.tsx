import { cn } from "../../cn.ts";
import type { layoutChart } from "./chart-layout.ts";
import { lookOf } from "./chart-looks.ts";
import type { ChartKind } from "./chart-types.ts";

type Props = {
  kind: ChartKind;
  layout: ReturnType<typeof layoutChart>;
  /** Index of the highlighted category. */
  current: number | undefined;
  format: (value: number) => string;
};

/** Width of a digit of a bar's value in CSS pixels, and by how much the value may be wider than a single bar. */
const [DIGIT, OVERHANG] = [6.2, 10];
const NAME_LETTERS = 17;

/** Lines, areas or bars, with their names or values if there is room for all of them. */
export const ChartMarks = ({ kind, layout, current, format }: Props) => {
  const room = layout.barWidth + (layout.series.length === 1 ? OVERHANG : 0);
  const hasValues = layout.series.every(({ bars }) => bars.every((it) => format(it.value).length * DIGIT <= room));
  // Comparisons are drawn first, behind the other series.
  const ordered = layout.series
    .map((it, index) => ({ ...it, index }))
    .toSorted((a, b) => Number(b.muted) - Number(a.muted));
  return (
    <g>
      {ordered.map(({ id, label, muted, index, line, area, marks, bars }) => {
        const { fill, stroke, dash } = lookOf(index, muted);
        const [end, ending] = [marks.at(-1), layout.endTexts[index]];
        if (kind === "bar") {
          return (
            <g key={id}>
              {bars.map((bar) => (
                <g key={bar.index} className={cn(current !== undefined && current !== bar.index && "opacity-50")}>
                  <rect
                    x={bar.x}
                    y={bar.top}
                    width={Math.max(1, layout.barWidth - 1)}
                    height={bar.height}
                    rx={Math.min(2, bar.height / 2)}
                    className={fill}
                  />
                  {hasValues && (
                    <text
                      x={bar.x + layout.barWidth / 2}
                      y={bar.value < 0 ? bar.top + bar.height + 12 : bar.top - 5}
                      textAnchor="middle"
                      className="tabular fill-ink"
                    >
                      {format(bar.value)}
                    </text>
                  )}
                </g>
              ))}
            </g>
          );
        }
        return (
          <g key={id}>
            {kind === "area" && !muted && <path d={area} className={cn(fill, "opacity-15")} />}
            <path
              d={line}
              fill="none"
              strokeWidth={muted ? 1.5 : 2}
              strokeLinejoin="round"
              strokeDasharray={dash}
              className={stroke}
            />
            {/* A value between two gaps has no line, so it gets a mark. */}
            {marks
              .filter((mark) => marks.length === 1 || mark.index === current)
              .map((mark) => (
                <circle
                  key={mark.index}
                  cx={mark.x}
                  cy={mark.y}
                  r="3.5"
                  strokeWidth="2"
                  className={cn(fill, "stroke-surface")}
                />
              ))}
            {ending && (
              <>
                {!muted && end && <circle cx={end.x} cy={end.y} r="3.5" className={fill} />}
                <text
                  x={ending.x}
                  y={ending.y}
                  dy="0.32em"
                  textAnchor={ending.anchor}
                  strokeWidth="3"
                  paintOrder="stroke"
                  className={cn("stroke-surface text-meta font-semibold", muted ? "fill-ink-muted" : fill)}
                >
                  {ending.text}
                </text>
              </>
            )}
            {layout.endLabels && end && (
              <>
                <circle cx={layout.plot.right + 10} cy={layout.endLabels[index]} r="3" className={fill} />
                <text
                  x={layout.plot.right + 18}
                  y={layout.endLabels[index]}
                  dy="0.32em"
                  className={muted ? "fill-ink-muted" : "fill-ink"}
                >
                  {label.length > NAME_LETTERS ? `${label.slice(0, NAME_LETTERS - 1)}…` : label}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
};
