import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as playwright } from "playwright";
import { build } from "vite";
import { chromium } from "../lib/chromium.ts";
import { listen } from "../lib/listen.ts";
import { ROOT } from "../lib/root.ts";
import { staticServer } from "../lib/static-server.ts";
import { median } from "./median.ts";
import { asUiTable } from "./ui-table.ts";
import { type Figures, type Kit, visitTable } from "./ui-visit.ts";

const KITS: readonly Kit[] = ["ours", "ag", "plain"];

/** `pnpm bench ui [--runs 5]`: 100,000 rows in our table, in AG Grid and in a plain TanStack table, in turns; medians. */
export const benchUi = async (runs: number): Promise<void> => {
  await using stack = new AsyncDisposableStack();
  const outDir = await mkdtemp(join(tmpdir(), "bench-ui-"));
  stack.defer(() => rm(outDir, { recursive: true, force: true }));
  const load = loadavg()[0] ?? 0;
  await build({
    configFile: `${ROOT}packages/console/vite.config.ts`,
    root: `${ROOT}scripts/bench/ui-page`,
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
    logLevel: "warn",
  });
  const server = staticServer({ root: outDir });
  stack.defer(() => void server.close());
  stack.defer(() => server.closeAllConnections());
  const site = await listen(server);
  const browser = await playwright.launch(chromium());
  stack.defer(() => browser.close());

  const seen: Record<Kit, Figures[]> = { ours: [], ag: [], plain: [] };
  for (let run = 0; run < runs; run += 1) for (const kit of KITS) seen[kit].push(await visitTable(browser, site, kit));
  const middle = (kit: Kit): Figures => {
    const of = (key: keyof Figures) => median(seen[kit].map((it) => it[key]));
    return { first: of("first"), sort: of("sort"), filter: of("filter"), slow: of("slow"), rows: of("rows") };
  };
  console.log(asUiTable({ ours: middle("ours"), ag: middle("ag"), plain: middle("plain") }));
  if (load > 2.5)
    console.log(`\nOther work is running here (load ${load.toFixed(1)}): times are worse than they should be.`);
};
