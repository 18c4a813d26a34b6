import type { Browser } from "playwright";
import { ACCOUNTS, BANKS, BARE, DASHBOARD } from "./pages.ts";
import type { Result } from "./result.ts";
import { kilobytes, visit } from "./visit.ts";

type Wanted = { path: string; row: string };

/** All scripts of a first visit: those before the first row, and all until nothing happens any more. */
const load = async (browser: Browser, site: string, { path, row }: Wanted, signedIn = true) => {
  await using opened = await visit(browser, signedIn ? site : undefined);
  await opened.page.goto(site + path);
  await opened.page.waitForSelector(row);
  const first = [...opened.scripts];
  await opened.settled();
  return { first, all: [...opened.scripts] };
};

/** How much JavaScript travels, as brotli. One visit is enough: the same build sends the same bytes. */
export const measureTransfers = async (browser: Browser, site: string, bareSite: string): Promise<Result[]> => {
  const banks = await load(browser, site, BANKS);
  const bare = await load(browser, bareSite, BARE, false);
  const known = new Set(banks.first.map((it) => it.url));
  const further = async (wanted: Wanted) =>
    kilobytes((await load(browser, site, wanted)).all.filter((it) => !known.has(it.url)));
  const [whole, first] = [kilobytes(banks.all), kilobytes(banks.first)];
  return [
    {
      name: "JavaScript of the first list page, brotli",
      unit: "kB",
      value: whole,
      budget: 140,
      bare: kilobytes(bare.all),
    },
    { name: "  before its first row", unit: "kB", value: first },
    { name: "  fetched ahead when idle", unit: "kB", value: whole - first },
    { name: "JavaScript that bank accounts add", unit: "kB", value: await further(ACCOUNTS), budget: 30 },
    { name: "JavaScript that the dashboard adds", unit: "kB", value: await further(DASHBOARD), budget: 30 },
  ];
};
