import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwright } from "playwright";
import { build } from "vite";
import { chromium } from "../lib/chromium.ts";
import { listen } from "../lib/listen.ts";
import { startMockBackend } from "../lib/mock-backend.ts";
import { ROOT } from "../lib/root.ts";
import { staticServer } from "../lib/static-server.ts";
import { measureCommands } from "./commands.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLargeTable } from "./large-table.ts";
import { measureLoading } from "./loading.ts";
import { replay } from "./replay.ts";
import { asTable, type Result } from "./result.ts";
import { measureShaking } from "./shaking.ts";
import { measureTransfers } from "./transfers.ts";
import { benchUi } from "./ui.ts";

/**
 * `pnpm bench [--json] [--runs 5] [--only transfers,loading,interactions,table,shaking,commands]`, or
 * `pnpm bench ui [--runs 5]`: the table beside others.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    only: { type: "string" },
  },
});
const runs = Number(values.runs);
if (positionals[0] === "ui") {
  await benchUi(runs);
  process.exit(0);
}
const only = values.only?.split(",");
/** Our own builds just before the measuring make some load too. */
const BUSY = 2.5;
const say = (text: string) => {
  if (!values.json) console.log(text);
};

await using stack = new AsyncDisposableStack();
const work = await mkdtemp(join(tmpdir(), "bench-"));
stack.defer(() => rm(work, { recursive: true, force: true }));

const CONSOLE = `${ROOT}packages/console`;
const FIXTURES = {
  console: CONSOLE,
  bare: `${CONSOLE}/bench/bare`,
  table: `${CONSOLE}/bench/table`,
  react: `${CONSOLE}/bench/react`,
  shaking: `${CONSOLE}/bench/shaking`,
  parts: `${CONSOLE}/bench/parts`,
};

const open = (server: Server): Promise<string> => {
  stack.defer(() => server.closeAllConnections());
  stack.defer(() => void server.close());
  return listen(server);
};

/** Builds one page with the console's own configuration and serves it as production does. */
const serve = async (page: keyof typeof FIXTURES, upstream?: string): Promise<string> => {
  say(`Building ${page}`);
  const outDir = join(work, page);
  await build({
    configFile: `${CONSOLE}/vite.config.ts`,
    root: FIXTURES[page],
    build: { outDir, emptyOutDir: true },
    logLevel: "warn",
  });
  return open(staticServer({ root: outDir, upstream }));
};

const served = new Map<keyof typeof FIXTURES, Promise<string>>();
/** The address of a page, built the first time that a part asks for it. */
const at = (page: keyof typeof FIXTURES, upstream?: string): Promise<string> => {
  const known = served.get(page) ?? serve(page, upstream);
  served.set(page, known);
  return known;
};
let api: Promise<string> | undefined;
const startApi = async () => {
  const backend = await startMockBackend();
  stack.defer(backend.stop);
  return open(replay(backend.url));
};
const site = async () => at("console", await (api ??= startApi()));
const browser = await playwright.launch(chromium());
stack.defer(() => browser.close());

const parts: Record<string, () => Promise<Result[]> | Result[]> = {
  transfers: async () => measureTransfers(browser, await site(), await at("bare")),
  loading: async () => measureLoading(browser, await site(), await at("bare"), runs),
  interactions: async () => measureInteractions(browser, await site(), runs),
  table: async () => measureLargeTable(browser, await at("table"), runs),
  shaking: async () =>
    measureShaking(browser, { react: await at("react"), shaking: await at("shaking"), parts: await at("parts") }),
  commands: () => measureCommands(runs),
};
const busy = loadavg()[0] ?? 0;
const results: Result[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (only && !only.includes(name)) continue;
  results.push(...(await measure()));
}
if (busy > BUSY) say(`\nOther work is running here (load ${busy.toFixed(1)}): times are worse than they should be.`);
console.log(values.json ? JSON.stringify(results, null, 2) : `\n${asTable(results)}`);
