import { useMemo, useState, type KeyboardEvent, type PointerEvent } from "react";
import { ChartAxes } from "./chart-axes.tsx";
import { layoutChart } from "./chart-layout.ts";
import { ChartMarks } from "./chart-marks.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import type { ChartData } from "./chart-types.ts";
import { ChartValues } from "./chart-values.tsx";
import { useWidth } from "./use-width.ts";

type Props = { label: string; data: ChartData; height: number };

/** The drawing of a chart; a tooltip shows the exact values of the hovered or selected category. */
const ChartPlot = ({ label, data, height }: Props) => {
  const [width, ref] = useWidth();
  const [at, setAt] = useState<number>();
  const layout = useMemo(() => (width > 0 ? layoutChart(data, width, height) : undefined), [data, width, height]);
  const last = data.categories.length - 1;
  const current = at === undefined ? undefined : Math.min(at, last);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = current ?? -1;
    const to = { ArrowRight: from + 1, ArrowLeft: current === undefined ? last : from - 1, Home: 0, End: last }[
      event.key
    ];
    if (event.key === "Escape" && current !== undefined) {
      event.stopPropagation();
      setAt(undefined);
    }
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, to)));
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) =>
    layout && setAt(layout.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));

  return (
    <div ref={ref} dir="ltr" className="relative min-w-0" style={layout ? undefined : { height }}>
      {layout && (
        <div
          role="application"
          aria-label={`${label}. Left and right arrows read out the values.`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={() => setAt((before) => before ?? last)}
          onBlur={() => setAt(undefined)}
          className="rounded-sm focus-visible:outline-offset-4"
        >
          <svg
            aria-hidden
            width={width}
            height={height}
            onPointerMove={onPointerMove}
            onPointerLeave={() => setAt(undefined)}
            className="block text-[11px]"
          >
            <ChartAxes layout={layout} />
            {current !== undefined && data.kind !== "bar" && (
              <path
                d={`M${layout.xOf(current)} ${layout.plot.top}V${layout.plot.bottom}`}
                className="stroke-line-strong"
                strokeWidth="1"
              />
            )}
            <ChartMarks kind={data.kind} layout={layout} current={current} format={data.format} />
          </svg>
        </div>
      )}
      {layout && current !== undefined && <ChartTooltip data={data} index={current} layout={layout} />}
      <p role="status" dir="auto" className="sr-only">
        {current !== undefined && <ChartValues data={data} index={current} />}
      </p>
    </div>
  );
};

export default ChartPlot;
