import type { Browser } from "playwright";
import { median } from "./median.ts";
import { BANKS, BARE } from "./pages.ts";
import type { Result } from "./result.ts";
import { visit } from "./visit.ts";

type Wanted = { path: string; row: string };

const load = async (browser: Browser, site: string, { path, row }: Wanted, signedIn: boolean) => {
  await using opened = await visit(browser, signedIn ? site : undefined);
  await opened.slowCpu();
  await opened.slowLine();
  await opened.page.goto(site + path);
  await opened.page.waitForSelector(row);
  const shown = await opened.page.evaluate(() => performance.now());
  await opened.settled();
  return { shown, blocking: await opened.page.evaluate(() => bench.blocking()) };
};

/** A first visit on the slow machine and line: how long the page cannot react, and when it shows something. */
export const measureLoading = async (
  browser: Browser,
  site: string,
  bareSite: string,
  runs: number,
): Promise<Result[]> => {
  const [console, bare]: { shown: number; blocking: number }[][] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    console?.push(await load(browser, site, BANKS, true));
    bare?.push(await load(browser, bareSite, BARE, false));
  }
  const of = (all: typeof console, key: "shown" | "blocking") => median((all ?? []).map((it) => it[key]));
  return [
    {
      name: "Blocked time in the whole load",
      unit: "ms",
      value: of(console, "blocking"),
      budget: 120,
      bare: of(bare, "blocking"),
    },
    { name: "First row shown", unit: "ms", value: of(console, "shown"), bare: of(bare, "shown") },
  ];
};
