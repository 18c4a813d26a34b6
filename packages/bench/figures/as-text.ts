import { asTable } from "./as-table.ts";
import type { Cost } from "../browser/main-thread.ts";
import { isOver, type Result } from "./result.ts";
import type { Section } from "./section.ts";

const DIGITS = { kB: 1, B: 1, ms: 0, s: 1, "%": 1, "": 0 };
const COSTS = ["script", "style", "layout", "paint", "other", "layouts", "styles", "paints"] as const;

const number = (value: number | undefined, digits: number, unit = "") =>
  value === undefined ? "" : Number.isNaN(value) ? "?" : `${value.toFixed(digits)} ${unit}`.trim();
/** Values below one unit need more digits than their unit has. */
const digitsOf = ({ unit, value }: Result) => (unit === "" && value < 1 ? 3 : DIGITS[unit]);

const budgetOf = ({ ratio, budget, unit }: Result) => {
  if (budget === undefined) return "";
  return ratio === undefined ? `${Number(budget.toFixed(2))} ${unit}`.trim() : budget.toFixed(2);
};

const line = (it: Result, compared: boolean) => {
  const figure = (value: number | undefined) => number(value, digitsOf(it), it.unit);
  return [
    it.name,
    figure(it.value),
    ...(compared ? [figure(it.base), number(it.ratio, 2)] : []),
    budgetOf(it),
    it.budget === undefined ? "" : isOver(it) ? "over" : "ok",
  ];
};

const costLines = (name: string, base: string, cost: Record<"ours" | "base", Cost>) => [
  [name, ...COSTS.map((key) => number(cost.ours[key], 0))],
  [`  ${base}`, ...COSTS.map((key) => number(cost.base[key], 0))],
];

/**
 * Formats a section as plain text tables: the figures, then the main thread's time by category and the event counts.
 */
export const asText = ({ title, base, results }: Section): string => {
  const head = [title, "ours", ...(base ? [base, "ratio"] : []), "budget", ""];
  const costs = results.flatMap((it) => (it.cost ? costLines(it.name, base ?? "", it.cost) : []));
  return [
    asTable([head, ...results.map((it) => line(it, base !== undefined))]),
    ...(costs.length > 0 ? [asTable([["  of it, in ms, and how often", ...COSTS], ...costs])] : []),
  ].join("\n\n");
};
