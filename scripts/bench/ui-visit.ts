import type { Browser } from "playwright";
import { probe } from "./probe.ts";
import { measureScroll } from "./ui-scroll.ts";

/** The tables, and what a row of each is in the document. */
const ROW = {
  ours: 'tr[data-slot="table-row"]',
  ag: ".ag-row",
  plain: "tr[data-row]",
} as const;
export type Kit = keyof typeof ROW;

/** Milliseconds from the click to the painted rows; percent of the frames of a long scroll; the most rows in the document. */
export type Figures = Record<"first" | "sort" | "filter" | "slow" | "rows", number>;

/** One table in a browser of its own: drawn, sorted, scrolled through and filtered, in this order. */
export const visitTable = async (browser: Browser, site: string, kit: Kit): Promise<Figures> => {
  // AG Grid writes style elements, which our policy forbids.
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await context.addInitScript(probe);
  const page = await context.newPage();
  await page.goto(`${site}/?kit=${kit}`);
  /** Presses a button of the page; how long it takes until the row with that mark is painted. */
  const press = async (label: string, row: string) => {
    const mark = `[data-mark="${row}"]`;
    await page.evaluate(
      (selector) => void Object.assign(globalThis, { measured: bench.paintedAfterClick(selector) }),
      mark,
    );
    await page.getByRole("button", { name: label, exact: true }).click();
    await page.waitForSelector(mark, { state: "attached" });
    return page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured);
  };
  const first = await press("Draw", "row-0");
  const sort = await press("Sort", "row-99999");
  const scroll = await measureScroll(page, ROW[kit]);
  // The last of the eleven that are left.
  const filter = await press("Filter", "row-4242");
  return { first, sort, filter, ...scroll };
};
