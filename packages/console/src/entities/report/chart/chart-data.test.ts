import { expect, it } from "vitest";
import { chartData } from "./chart-data.ts";

const row = (date: string, opTitle: string, ggrInUSD: number) => ({ date, opTitle, ggrInUSD });

it("adds up the rows of a day, and draws days from first to last", () =>
  expect(
    chartData([row("2026-11-20", "B", 10), row("2026-11-19", "A", -4), row("2026-11-20", "A", 5)], {
      by: "date",
      of: { ggrInUSD: "GGR" },
      days: true,
    }),
  ).toEqual({
    categories: ["2026-11-19", "2026-11-20"],
    series: [{ id: "ggrInUSD", label: "GGR", values: [-4, 15] }],
  }));

it("draws names as they come, shortened: a name has up to 200 letters", () => {
  const { categories } = chartData([row("", "Z", 2), row("", "Å".repeat(200), 1)], {
    by: "opTitle",
    of: { ggrInUSD: "GGR" },
  });
  expect(categories).toEqual(["Z", `${"Å".repeat(23)}…`]);
});

it("draws nothing of nothing", () =>
  expect(chartData([], { by: "opTitle", of: { ggrInUSD: "GGR" } })).toEqual({
    categories: [],
    series: [{ id: "ggrInUSD", label: "GGR", values: [] }],
  }));
