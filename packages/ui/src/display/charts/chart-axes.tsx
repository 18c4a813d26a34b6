import { LETTER, type layoutChart } from "./chart-layout.ts";

const cut = (text: string, width: number) => {
  const most = Math.max(2, Math.floor(width / LETTER) - 1);
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most).join("")}…` : text;
};

/** Horizontal grid lines at round values with their labels, and category labels below. */
export const ChartAxes = ({
  layout: { width, plot, zero, ticks, names, nameRoom },
}: {
  layout: ReturnType<typeof layoutChart>;
}) => (
  <g>
    {ticks.map(({ value, text, y }) => (
      <g key={value}>
        <path
          d={`M${plot.left} ${y}H${plot.right}`}
          strokeWidth="1"
          className={Math.abs(y - zero) < 0.5 ? "stroke-line-strong" : "stroke-line"}
        />
        <text x={plot.left - 8} y={y} dy="0.32em" textAnchor="end" className="tabular fill-ink-muted">
          {cut(text, plot.left)}
        </text>
      </g>
    ))}
    {names
      .filter(({ shown }) => shown)
      .map(({ name, index, x }) => {
        const text = cut(name, Math.max(nameRoom, 40));
        // Centred below its value, without crossing the edge of the drawing.
        const half = Math.min(width, text.length * LETTER) / 2;
        return (
          <text
            key={index}
            x={Math.min(Math.max(x, half), width - half)}
            y={plot.bottom + 16}
            textAnchor="middle"
            className="fill-ink-muted"
          >
            {text}
          </text>
        );
      })}
  </g>
);
