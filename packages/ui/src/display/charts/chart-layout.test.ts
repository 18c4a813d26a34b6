import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutChart, spreadLabels, valueDomain } from "./chart-layout.ts";
import type { ChartData, ChartKind } from "./chart-types.ts";

const data = (kind: ChartKind, ...values: (number | null)[][]): ChartData => ({
  kind,
  categories: (values[0] ?? []).map((_, index) => `Day ${index + 1}`),
  series: values.map((own, index) => ({ id: String(index), label: `Series ${index}`, values: own })),
  format: String,
});

it.each<[ChartKind, (number | null)[], [number, number]]>([
  ["bar", [5, 10], [0, 10]],
  ["bar", [-5, -2], [-5, 0]],
  ["bar", [0, 0], [0, 1]],
  ["area", [100, 110], [0, 110]],
  ["line", [100, 110], [100, 110]],
  ["line", [7, 7], [6, 8]],
  ["line", [null, Number.NaN, Number.POSITIVE_INFINITY], [0, 1]],
])("valueDomain: %s chart, values %j → domain %j", (kind, values, expected) => {
  expect(valueDomain(data(kind, values))).toEqual(expected);
});

describe("spreadLabels", () => {
  it("overlapping labels → moved apart, order kept", () => {
    expect(spreadLabels([50, 52, 20], 0, 100)).toEqual([50, 64, 20]);
  });
  it("labels at the bottom edge → kept inside the plot", () => {
    expect(spreadLabels([99, 100], 0, 100)).toEqual([86, 100]);
  });
});

describe("layoutChart", () => {
  it("missing value → gap in the line", () => {
    const [first] = layoutChart(data("line", [1, null, 3, 4]), 600, 240).series;
    expect(first?.marks.map(({ index }) => index)).toEqual([0, 2, 3]);
    expect(first?.line.match(/M/g)).toHaveLength(2);
  });
  it.each([
    ["whole values → whole ticks", [0, 1], ["0", "1"]],
    ["values with decimals → ticks between", [0, 0.9], ["0", "0.2", "0.4", "0.6", "0.8", "1"]],
  ])("%s", (_, values, expected) => {
    expect(layoutChart(data("bar", values), 600, 240).ticks.map(({ text }) => text)).toEqual(expected);
  });
  it("bar chart: bars start at zero", () => {
    const { series, zero } = layoutChart(data("bar", [4, -2]), 600, 240);
    const [up, down] = series[0]?.bars ?? [];
    expect(up && up.top + up.height).toBeCloseTo(zero);
    expect(down?.top).toBeCloseTo(zero);
  });
  it("any values, widths and chart kinds → no NaN in the layout", () => {
    const values = fc.array(fc.oneof(fc.double(), fc.constant(null)), { maxLength: 40 });
    const kind = fc.constantFrom<ChartKind>("line", "area", "bar");
    fc.assert(
      fc.property(kind, values, fc.integer({ min: 1, max: 2000 }), (its, numbers, width) => {
        const small = numbers.map((value) => (value === null || Math.abs(value) > 1e15 ? null : value));
        const { series, ticks, labels } = layoutChart(data(its, small), width, 200);
        const text = JSON.stringify([series, ticks, labels]);
        expect(text).not.toContain("NaN");
        expect(text).not.toMatch(/"(x|y|top|height)":null/);
      }),
    );
  });
});
