import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { area, line } from "d3-shape";
import { axisLabels, LETTER } from "./chart-labels.ts";
import { hasEndTexts, toValue, type ChartData } from "./chart-types.ts";
import { endTexts } from "./end-texts.ts";

const LABEL_MAX = 130;
const TOP = 18;
/** Height below the plot for one line of labels. */
const BOTTOM = 22;
/** Width in CSS pixels below which series names are above the chart (`ChartLegend`) instead of next to their lines. */
const ROOM_FOR_NAMES = 420;
export const LINE_HEIGHT = 14;

/** Domain of the values. Bars and areas start at zero, because readers compare their lengths. */
export const valueDomain = ({ kind, series }: Pick<ChartData, "kind" | "series">): [low: number, high: number] => {
  const values = series.flatMap((it) => it.values.map(toValue)).filter((it) => it !== undefined);
  if (values.length === 0) return [0, 1];
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  // A span too small for ticks is drawn as a flat line.
  const flat = high - low <= 1e-9 * Math.max(1, Math.abs(low), Math.abs(high));
  const around = Math.max(1, Math.abs(low) / 100);
  if (kind === "line" && !hasEndTexts(series)) return flat ? [low - around, high + around] : [low, high];
  const [from, to] = [Math.min(0, low), Math.max(0, high)];
  return to - from < 1e-9 ? [0, 1] : [from, to];
};

/** Moves overlapping labels apart, in their order and within the plot. */
export const spreadLabels = (wanted: readonly number[], top: number, bottom: number): number[] => {
  const order = wanted.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
  let floor = top;
  for (const it of order) {
    it.y = Math.max(it.y, floor);
    floor = it.y + LINE_HEIGHT;
  }
  let ceiling = bottom;
  for (const it of order.toReversed()) {
    it.y = Math.min(it.y, ceiling);
    ceiling = it.y - LINE_HEIGHT;
  }
  const result = Array.from(wanted);
  for (const { y, index } of order) result[index] = y;
  return result;
};

/** Computes the layout of a chart in CSS pixels for the given size. */
export const layoutChart = (data: ChartData, width: number, height: number) => {
  const { kind, categories, series, format, formatTick = format } = data;
  const direct = hasEndTexts(series);
  const steps = direct ? 2 : 4;
  const y = scaleLinear().domain(valueDomain(data)).nice(steps);
  const isWhole = series.every((it) => it.values.every((value) => Number.isInteger(toValue(value) ?? 0)));
  const ticks = y
    .ticks(steps)
    // There is no half of a player.
    .filter((value) => !isWhole || Number.isInteger(value))
    .map((value) => ({ value, text: formatTick(value) }));
  const left = Math.min(LABEL_MAX, Math.max(0, ...ticks.map(({ text }) => text.length)) * LETTER + 10);
  const named = kind !== "bar" && !direct && series.length > 1 && width >= ROOM_FOR_NAMES;
  const nameWidth = Math.min(LABEL_MAX, Math.max(0, ...series.map(({ label }) => label.length)) * LETTER + 24);
  const right = named ? nameWidth : 10;
  const keys = categories.map((_, index) => String(index));
  const range: [number, number] = [left, Math.max(left + 10, width - right)];
  const point = scalePoint().domain(keys).range(range).padding(0.2);
  const band = scaleBand().domain(keys).range(range).paddingInner(0.3).paddingOuter(0.15);
  const xOf = (index: number) =>
    (kind === "bar" ? (band(String(index)) ?? 0) + band.bandwidth() / 2 : point(String(index))) ?? left;
  const step = kind === "bar" ? band.step() : point.step();

  // Times take one line, names of bars up to two.
  const labels = axisLabels(categories, { width, step, maxLines: kind === "bar" ? 2 : 1, xOf });
  const labelLines = Math.max(1, ...labels.map(({ lines }) => lines.length));
  const plot = {
    left,
    right: range[1],
    top: TOP,
    bottom: Math.max(TOP + 10, height - BOTTOM - (labelLines - 1) * LINE_HEIGHT),
  };
  // The value of a negative bar is below it, above the categories.
  const under = kind === "bar" && (y.domain()[0] ?? 0) < 0 ? LINE_HEIGHT : 0;
  y.range([plot.bottom - under, plot.top]);
  const zero = y(0);
  const barWidth = Math.max(1, band.bandwidth() / Math.max(1, series.length));

  const drawn = series.map(({ id, label, values, muted = false }, place) => {
    const points = categories.map((_, index) => ({ index, value: toValue(values[index]) }));
    const has = (it: { value: number | undefined }) => it.value !== undefined;
    const path = line<(typeof points)[number]>()
      .defined(has)
      .x((it) => xOf(it.index))
      .y((it) => y(it.value ?? 0));
    const filled = area<(typeof points)[number]>()
      .defined(has)
      .x((it) => xOf(it.index))
      .y0(zero)
      .y1((it) => y(it.value ?? 0));
    const marks = points.filter(has).map(({ index, value = 0 }) => ({ index, value, x: xOf(index), y: y(value) }));
    const bars = marks.map((mark) => ({
      ...mark,
      x: mark.x - band.bandwidth() / 2 + place * barWidth,
      top: Math.min(mark.y, zero),
      height: Math.abs(zero - mark.y),
    }));
    return { id, label, muted, line: path(points) ?? "", area: filled(points) ?? "", marks, bars };
  });
  const ends = spreadLabels(
    drawn.map(({ marks }) => marks.at(-1)?.y ?? plot.bottom),
    plot.top,
    plot.bottom,
  );
  return {
    width,
    plot,
    zero,
    ticks: ticks.map((tick) => ({ ...tick, y: y(tick.value) })),
    labels,
    series: drawn,
    barWidth,
    endLabels: named ? ends : undefined,
    endTexts: endTexts(
      drawn.map(({ marks }, index) => {
        const [end, text] = [marks.at(-1), series[index]?.endText];
        return end && text !== undefined ? { text, x: end.x, y: end.y } : undefined;
      }),
      { width, top: 8, bottom: plot.bottom },
    ),
    /** Index of the category nearest to an x position. */
    nearest: (x: number) => Math.max(0, Math.min(categories.length - 1, Math.round((x - xOf(0)) / Math.max(step, 1)))),
    xOf,
  };
};
