/** Appearance of the series in their order: lines differ in dashes as well as in colour. */
const CHART_LOOKS = [
  { fill: "fill-chart-1", stroke: "stroke-chart-1", box: "bg-chart-1", dash: undefined },
  { fill: "fill-chart-2", stroke: "stroke-chart-2", box: "bg-chart-2", dash: "7 3" },
  { fill: "fill-chart-3", stroke: "stroke-chart-3", box: "bg-chart-3", dash: "2 3" },
  { fill: "fill-chart-4", stroke: "stroke-chart-4", box: "bg-chart-4", dash: "9 3 2 3" },
  { fill: "fill-chart-5", stroke: "stroke-chart-5", box: "bg-chart-5", dash: "4 2" },
] as const;

const MUTED = { fill: "fill-ink-faint", stroke: "stroke-ink-faint", box: "bg-ink-faint", dash: "4 3" } as const;

/** Appearance of the series at an index; a comparison is grey. */
export const lookOf = (index: number, muted = false) =>
  muted ? MUTED : (CHART_LOOKS[index % CHART_LOOKS.length] ?? CHART_LOOKS[0]);
