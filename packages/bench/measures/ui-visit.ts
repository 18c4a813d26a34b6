import type { Browser } from "playwright";
import { probe } from "../browser/probe.ts";
import { measureScroll } from "./ui-scroll.ts";

/** The tables, with the selector of a row. */
const ROW = {
  ours: 'tr[data-slot="table-row"]',
  ag: ".ag-row",
  plain: "tr[data-row]",
} as const;
export type Kit = keyof typeof ROW;

/**
 * Milliseconds from the click to the painted rows (`small`: 10,000 rows, others: 100,000), percentage of slow frames
 * during a long scroll, and the maximum number of rows in the document.
 */
export type Figures = Record<"small" | "first" | "sort" | "filter" | "slow" | "rows", number>;

/** Opens an empty page in a separate browser, with a function that presses its buttons. */
const open = async (browser: Browser, site: string, kit: Kit, rows: number) => {
  // AG Grid creates style elements, which our policy forbids.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await context.addInitScript(probe);
  const page = await context.newPage();
  await page.goto(`${site}/?kit=${kit}&rows=${rows}`);
  /** Presses a button of the page. Returns the milliseconds until the row with this mark is painted. */
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
  return { page, press, [Symbol.asyncDispose]: () => context.close() };
};

/** Measures one table: 10,000 rows, then 100,000 rows, sorted, scrolled and filtered, in this order. */
export const visitTable = async (browser: Browser, site: string, kit: Kit): Promise<Figures> => {
  await using few = await open(browser, site, kit, 10_000);
  const small = await few.press("Draw", "row-0");
  await using many = await open(browser, site, kit, 100_000);
  const first = await many.press("Draw", "row-0");
  const sort = await many.press("Sort", "row-99999");
  const scroll = await measureScroll(many.page, ROW[kit]);
  // The last of the eleven remaining rows.
  const filter = await many.press("Filter", "row-4242");
  return { small, first, sort, filter, ...scroll };
};
