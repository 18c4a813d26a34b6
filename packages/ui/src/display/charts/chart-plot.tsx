import { useMemo, useState, type KeyboardEvent, type PointerEvent } from "react";
import { ChartAxes } from "./chart-axes.tsx";
import { layoutChart } from "./chart-layout.ts";
import { lookOf } from "./chart-looks.ts";
import { ChartMarks } from "./chart-marks.tsx";
import { toValue, type ChartData } from "./chart-types.ts";
import { useWidth } from "./use-width.ts";

type Props = { label: string; data: ChartData; height: number };

/** The drawing of a chart, with a line below it that shows the values of the hovered or selected category. */
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
    <div ref={ref} dir="ltr" className="min-w-0">
      {layout && (
        <div
          role="application"
          aria-label={`${label}. Left and right arrows read out the values.`}
          tabIndex={0}
          onKeyDown={onKeyDown}
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
      <p
        role="status"
        dir="auto"
        className="tabular mt-2 flex min-h-5 flex-wrap items-center gap-x-3 text-meta text-ink-muted"
        style={layout ? undefined : { marginTop: height }}
      >
        {current !== undefined && (
          <>
            <span className="font-medium text-ink">{data.categories[current]}</span>
            {data.series.map(({ id, label: name, values }, index) => {
              const value = toValue(values[current]);
              return (
                <span key={id} className="inline-flex items-center gap-1.5">
                  <span aria-hidden className={`size-2 rounded-full ${lookOf(index).box}`} />
                  {name} <span className="text-ink">{value === undefined ? "—" : data.format(value)}</span>
                </span>
              );
            })}
          </>
        )}
      </p>
    </div>
  );
};

export default ChartPlot;
