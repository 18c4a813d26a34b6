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
import { measureContract } from "./contract.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLargeTable } from "./large-table.ts";
import { measureLoading } from "./loading.ts";
import { replay } from "./replay.ts";
import { asTable, type Result } from "./result.ts";
import { measureSelector } from "./selector.ts";
import { measureShaking } from "./shaking.ts";
import { measureTransfers } from "./transfers.ts";
import { benchUi } from "./ui.ts";

/**
 * `pnpm bench [--json] [--runs 5] [--only transfers,loading,interactions,selector,table,contract,shaking,commands]`, or
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

/** Made when the first part asks for it. */
const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
};
const backend = once(async () => {
  const running = await startMockBackend();
  stack.defer(running.stop);
  return running.url;
});
const site = once(async () => serve("console", await open(replay(await backend()))));
const bare = once(() => serve("bare"));
const table = once(() => serve("table"));
const browser = once(async () => {
  const launched = await playwright.launch(chromium());
  stack.defer(() => launched.close());
  return launched;
});

const parts: Record<string, () => Promise<Result[]> | Result[]> = {
  transfers: async () => measureTransfers(await browser(), await site(), await bare()),
  loading: async () => measureLoading(await browser(), await site(), await bare(), runs),
  interactions: async () => measureInteractions(await browser(), await site(), runs),
  selector: async () => measureSelector(await browser(), await site(), runs),
  table: async () => measureLargeTable(await browser(), await table(), runs),
  contract: async () => measureContract(await backend(), work, runs),
  shaking: async () =>
    measureShaking(await browser(), {
      react: await serve("react"),
      shaking: await serve("shaking"),
      parts: await serve("parts"),
    }),
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
