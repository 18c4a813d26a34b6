import type { Browser } from "playwright";
import { median } from "./median.ts";
import type { Result } from "./result.ts";
import { visit } from "./visit.ts";

/** Ten thousand rows in one page (packages/console/bench/table), on this machine as it is. */
export const measureLargeTable = async (browser: Browser, site: string, runs: number): Promise<Result[]> => {
  const times: number[] = [];
  const rows: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await using opened = await visit(browser);
    const { page } = opened;
    await page.goto(site);
    await page.evaluate(
      (selector) => void Object.assign(globalThis, { measured: bench.paintedAfterClick(selector) }),
      'tr[data-slot="table-row"]',
    );
    await page.getByRole("button", { name: "Draw" }).click();
    times.push(await page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured));
    rows.push(await page.locator("tr").count());
  }
  return [
    { name: "Table of 10,000 rows: first render", unit: "ms", value: median(times), budget: 200 },
    { name: "Table of 10,000 rows: row elements", unit: "", value: median(rows), budget: 120 },
  ];
};
