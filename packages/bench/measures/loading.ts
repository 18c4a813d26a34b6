import type { Browser } from "playwright";
import { compare } from "../figures/compare.ts";
import { compareCosts } from "../figures/compare-costs.ts";
import { inTurns } from "../figures/in-turns.ts";
import type { Subject } from "../browser/pages.ts";
import type { Section } from "../figures/section.ts";
import { visit } from "../browser/visit.ts";

const costOfLoad = async (browser: Browser, { site, banks }: Subject) => {
  await using opened = await visit(browser, site);
  await opened.slowLine();
  const cost = await opened.costOf(() => opened.page.goto(site + banks.path));
  await opened.page.waitForSelector(banks.row);
  return cost;
};

const load = async (browser: Browser, { site, banks }: Subject) => {
  await using opened = await visit(browser, site);
  await opened.slowCpu();
  await opened.slowLine();
  await opened.page.goto(site + banks.path, { waitUntil: "commit" });
  const firstRow = await opened.page.evaluate((row) => bench.painted(row), banks.row);
  await opened.settled();
  return { firstRow, layoutShift: await opened.page.evaluate(() => bench.layoutShift()) };
};

const measure = async (browser: Browser, subject: Subject) => ({
  cost: await costOfLoad(browser, subject),
  ...(await load(browser, subject)),
});

/** Measures a first visit to the bank list on a slow machine and connection: its cost, and when content appears. */
export const measureLoading = async (
  browser: Browser,
  ours: Subject,
  bare: Subject,
  runs: number,
): Promise<Section> => {
  const pairs = await inTurns(
    runs,
    () => measure(browser, ours),
    () => measure(browser, bare),
  );
  const costs = pairs.map((it) => ({ ours: it.ours.cost, base: it.base.cost }));
  const { ratio: _, ...shift } = compare({ name: "Layout shift", unit: "" }, pairs, (it) => it.layoutShift);
  return {
    title: "First visit to the bank list",
    base: "bare page",
    results: [
      compareCosts("Main thread, processor time", costs, 2.6),
      compare(
        { name: "Blocked: an input would wait for over a frame", unit: "ms", budget: 3 },
        costs,
        (it) => it.blocked,
      ),
      compare({ name: "First row painted", unit: "ms", budget: 1.6 }, pairs, (it) => it.firstRow),
      { ...shift, budget: 0.01 },
    ],
  };
};
