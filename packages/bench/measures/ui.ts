import type { Browser } from "playwright";
import { compare } from "../figures/compare.ts";
import { median } from "../figures/median.ts";
import type { Result } from "../figures/result.ts";
import type { Section } from "../figures/section.ts";
import { type Figures, type Kit, visitTable } from "./ui-visit.ts";

const KITS: readonly Kit[] = ["ours", "ag", "plain"];

/** The timed steps, and the maximum ratio of our time to AG Grid's. */
const TIMES = {
  small: { name: "10,000 rows: drawn first", budget: 1.5 },
  first: { name: "100,000 rows: drawn first", budget: 1 },
  sort: { name: "  sorted", budget: 1 },
  filter: { name: "  filtered", budget: 1 },
} as const;
/** Maximum percentage points of slow frames above AG Grid's, and maximum number of row elements in the document. */
const SLOW = 5;
const ROWS = 120;

/** Measures our table, AG Grid and a plain TanStack table alternately, without throttling. */
export const measureUi = async (browser: Browser, site: string, runs: number): Promise<Section[]> => {
  const rounds: Record<Kit, Figures>[] = [];
  for (let round = 0; round < runs; round += 1) {
    const figures: Partial<Record<Kit, Figures>> = {};
    for (const at of KITS.keys()) {
      const kit = KITS[(at + round) % KITS.length] ?? "ours";
      figures[kit] = await visitTable(browser, site, kit);
    }
    rounds.push(figures as Record<Kit, Figures>);
  }

  const beside = (kit: Kit, budgets: boolean): Result[] => {
    const pairs = rounds.map((it) => ({ ours: it.ours, base: it[kit] }));
    const of = (key: keyof Figures, side: "ours" | "base") => median(pairs.map((it) => it[side][key]));
    const both = (key: keyof Figures) => ({ value: of(key, "ours"), base: of(key, "base") });
    const limit = (most: number) => (budgets ? { budget: most } : {});
    return [
      ...(Object.keys(TIMES) as (keyof typeof TIMES)[]).map((key) => {
        const { name, budget } = TIMES[key];
        return compare({ name, unit: "ms", ...limit(budget) }, pairs, (it) => it[key]);
      }),
      {
        name: "  frames over 20 ms while 50,000 px pass",
        unit: "%",
        ...both("slow"),
        ...limit(of("slow", "base") + SLOW),
      },
      { name: "  row elements, the most", unit: "", ...both("rows"), ...limit(ROWS) },
    ];
  };
  return [
    { title: "The kit's table", base: "AG Grid", results: beside("ag", true) },
    { title: "The same", base: "plain TanStack", results: beside("plain", false) },
  ];
};
