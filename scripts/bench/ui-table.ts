import type { Figures, Kit } from "./ui-visit.ts";

/** What is measured, its unit, and the most that ours may have beside AG Grid's. */
const ROWS: Record<keyof Figures, { name: string; unit: string; digits: number; budget: (ag: number) => number }> = {
  first: { name: "First render", unit: "ms", digits: 0, budget: (ag) => 1.5 * ag },
  sort: { name: "Sort", unit: "ms", digits: 0, budget: (ag) => ag },
  filter: { name: "Filter", unit: "ms", digits: 0, budget: (ag) => ag },
  slow: { name: "Frames over 20 ms while 50,000 px pass", unit: "%", digits: 1, budget: () => 5 },
  rows: { name: "Row elements, the most", unit: "", digits: 0, budget: () => 120 },
};

/** The figures of the three tables side by side, as plain text. */
export const asUiTable = (figures: Record<Kit, Figures>): string => {
  const lines = (Object.keys(ROWS) as (keyof Figures)[]).map((key) => {
    const { name, unit, digits, budget } = ROWS[key];
    const show = (value: number) => `${value.toFixed(digits)} ${unit}`.trim();
    const [ours, ag, plain] = [figures.ours[key], figures.ag[key], figures.plain[key]];
    return [name, show(ours), show(budget(ag)), ours <= budget(ag) ? "ok" : "over", show(ag), show(plain)];
  });
  return [["100,000 rows", "ours", "budget", "", "AG Grid", "plain TanStack"], ...lines]
    .map(([name = "", ...cells]) =>
      (name.padEnd(40) + cells.map((cell, at) => cell.padStart(at === 2 ? 6 : 16)).join("")).trimEnd(),
    )
    .join("\n");
};
