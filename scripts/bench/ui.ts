import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium as playwright } from "playwright";
import { build } from "vite";
import { chromium } from "../lib/chromium.ts";
import { listen } from "../lib/listen.ts";
import { ROOT } from "../lib/root.ts";
import { staticServer } from "../lib/static-server.ts";
import { median } from "./median.ts";
import { probe } from "./probe.ts";
import { measureScroll } from "./ui-scroll.ts";

/** The tables, and what a row of each is in the document. */
const KITS = {
  ours: 'tr[data-slot="table-row"]',
  ag: ".ag-row",
  plain: "tr[data-row]",
} as const;
const TITLES = { ours: "ours", ag: "AG Grid", plain: "plain TanStack" };
type Kit = keyof typeof KITS;
type Figures = {
  "First render, ms": number;
  "Sort, ms": number;
  "Filter, ms": number;
  "Frames over 20 ms": number;
  "Row elements": number;
};

const visit = async (browser: Browser, site: string, kit: Kit): Promise<Figures> => {
  // AG Grid writes style elements, which our policy forbids.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await context.addInitScript(probe);
  const page = await context.newPage();
  await page.goto(`${site}/?kit=${kit}`);
  const press = async (label: string, row: string) => {
    await page.evaluate(
      (selector) => void Object.assign(globalThis, { measured: bench.paintedAfterClick(selector) }),
      `[data-mark="${row}"]`,
    );
    await page.getByRole("button", { name: label, exact: true }).click();
    return page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured);
  };
  const first = await press("Draw", "row-0");
  const { slow, rows } = await measureScroll(page, KITS[kit]);
  await page.evaluate(() => {
    for (const it of document.querySelectorAll("#root *")) it.scrollTop = 0;
  });
  const sort = await press("Sort", "row-99999");
  const filter = await press("Filter", "row-42429");
  await context.close();
  return {
    "First render, ms": first,
    "Sort, ms": sort,
    "Filter, ms": filter,
    "Frames over 20 ms": slow,
    "Row elements": rows,
  };
};

/** `pnpm bench ui [runs]`: 100,000 rows in our table, in AG Grid and in a plain TanStack table, in turns. */
export const benchUi = async (runs: number): Promise<void> => {
  await using stack = new AsyncDisposableStack();
  const outDir = await mkdtemp(join(tmpdir(), "bench-ui-"));
  stack.defer(() => rm(outDir, { recursive: true, force: true }));
  const load = loadavg()[0] ?? 0;
  await build({
    configFile: `${ROOT}packages/console/vite.config.ts`,
    root: `${ROOT}scripts/bench/ui-page`,
    build: { outDir, emptyOutDir: true },
    logLevel: "warn",
  });
  const server = staticServer({ root: outDir });
  stack.defer(() => void server.close());
  stack.defer(() => server.closeAllConnections());
  const site = await listen(server);
  const browser = await playwright.launch(chromium());
  stack.defer(() => browser.close());

  const kits = Object.keys(KITS) as Kit[];
  const seen: Record<Kit, Figures[]> = { ours: [], ag: [], plain: [] };
  for (let run = 0; run < runs; run += 1) for (const kit of kits) seen[kit].push(await visit(browser, site, kit));

  const names = Object.keys(seen.ours[0] ?? {}) as (keyof Figures)[];
  console.log(["100,000 rows".padEnd(20), ...kits.map((kit) => TITLES[kit].padStart(16))].join(""));
  for (const name of names) {
    const values = kits.map((kit) =>
      median(seen[kit].map((figures) => figures[name]))
        .toFixed(0)
        .padStart(16),
    );
    console.log(name.padEnd(20) + values.join(""));
  }
  if (load > 2.5)
    console.log(`\nOther work is running here (load ${load.toFixed(1)}): times are worse than they should be.`);
};
