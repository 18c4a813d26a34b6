/** One measured figure; `budget` is the most it may be, `bare` the same of the bare page. */
export type Result = {
  name: string;
  unit: "kB" | "B" | "ms" | "s" | "";
  value: number;
  budget?: number;
  bare?: number;
};

const DIGITS = { kB: 1, B: 1, ms: 0, s: 1, "": 0 };

const show = (value: number | undefined, unit: Result["unit"]) =>
  value === undefined ? "" : Number.isNaN(value) ? "?" : `${value.toFixed(DIGITS[unit])} ${unit}`.trim();

/** A figure that could not be measured is not ok. */
const verdict = ({ value, budget }: Result) => (budget === undefined ? "" : value <= budget ? "ok" : "over");

/** All figures as one table of plain text. */
export const asTable = (results: readonly Result[]): string => {
  const head = ["", "console", "budget", "", "bare page"];
  const rows = results.map((it) => [
    it.name,
    show(it.value, it.unit),
    show(it.budget, it.unit),
    verdict(it),
    show(it.bare, it.unit),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return [head, ...rows].map(line).join("\n");
};
