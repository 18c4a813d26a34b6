import { describe, expect, it } from "vitest";
import { chartData, type ChartOf } from "./chart-data.ts";

type Row = Readonly<Record<string, string | number>>;

const DAYS: ChartOf = { by: "date", category: "Day", of: { ggrInUSD: "GGR" }, days: true };
const GAMES: ChartOf = { by: "gameId", name: "title", category: "Game", of: { ggrInUSD: "GGR" } };

/** Chart of all rows with their totals. */
const drawn = (items: readonly Row[], chart: ChartOf) => {
  const cents = items.reduce((sum, row) => sum + Math.round(Number(row["ggrInUSD"]) * 100), 0);
  return chartData({ items, count: items.length, totals: { ggrInUSD: cents / 100 } }, chart);
};
const day = (date: string, opId: string, ggrInUSD: number) => ({ date, opId, opTitle: opId.toUpperCase(), ggrInUSD });
const games = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ gameId: `gm-${at}`, title: `Game ${at}`, ggrInUSD: at + 0.1 }));

describe("report chart", () => {
  it("days of one operator → ascending dates, one bar per day", () =>
    expect(
      drawn([day("2026-11-20", "a", 10.1), day("2026-11-19", "a", -4), day("2026-11-20", "a", 5.2)], DAYS),
    ).toEqual({
      label: "GGR by day, USD",
      category: "Day",
      categories: ["2026-11-19", "2026-11-20"],
      series: [{ id: "ggrInUSD", label: "GGR", values: [-4, 15.3] }],
    }));

  it("days of several operators → one bar per operator", () =>
    expect(drawn([day("2026-11-20", "a", 1), day("2026-11-19", "b", 2), day("2026-11-19", "a", 4)], DAYS)).toEqual({
      label: "GGR by operator, USD",
      category: "Operator",
      categories: ["A", "B"],
      series: [{ id: "ggrInUSD", label: "GGR", values: [5, 2] }],
    }));

  it("40 names → a bar each, highest first; values add up to the total", () => {
    const chart = drawn(games(40), GAMES);
    expect(chart).toMatchObject({ categories: Array.from({ length: 40 }, (_, at) => `Game ${39 - at}`) });
    const values = "series" in chart ? chart.series[0]!.values : [];
    expect(values.reduce((sum, value) => sum + Math.round(value * 100), 0)).toBe(78_400);
  });

  it("two games with the same title → two bars, labelled with their IDs", () =>
    expect(
      drawn(
        [
          { gameId: "gm-1", title: "Keno", ggrInUSD: 2 },
          { gameId: "gm-2", title: "Keno", ggrInUSD: 1 },
        ],
        GAMES,
      ),
    ).toMatchObject({ categories: ["Keno (gm-1)", "Keno (gm-2)"] }));

  it("title of 200 characters → truncated", () =>
    expect(drawn([{ gameId: "gm-1", title: "Å".repeat(200), ggrInUSD: 2 }], GAMES)).toMatchObject({
      categories: [`${"Å".repeat(23)}…`],
    }));

  it("no rows → no bars", () => expect(drawn([], GAMES)).toMatchObject({ categories: [] }));

  it.each([
    ["rows missing", { items: games(2), count: 3, totals: { ggrInUSD: 1.2 } }, /^No chart of 3 rows/],
    [
      "rows that come to less than the total",
      { items: games(2), count: 2, totals: { ggrInUSD: 1.3 } },
      /do not add up/,
    ],
    ["no total", { items: games(2), count: 2 }, /do not add up/],
  ])("%s → refusal", (_, answer, refusal) =>
    expect(chartData(answer, GAMES)).toEqual({ refusal: expect.stringMatching(refusal) as string }),
  );
});
