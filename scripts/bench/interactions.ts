import type { Browser, Page } from "playwright";
import { atOnce, byHand } from "./hand.ts";
import { median } from "./median.ts";
import { ACCOUNTS, BANKS, CELL, DRAWER, menuItem } from "./pages.ts";
import type { Result } from "./result.ts";
import { visit } from "./visit.ts";

type Times = Record<"first" | "instant" | "again" | "drawer" | "rest" | "worst", number>;

/** Clicks `target`; milliseconds until each of the named things in the page, see probe.ts. */
const click = async (page: Page, target: string, shows: string, path?: string, how = byHand) => {
  await page.evaluate(
    ([selector, at]) => {
      const measured = Promise.all([bench.paintedAfterClick(selector, at), bench.atRestAfterClick(selector)]);
      Object.assign(globalThis, { measured });
    },
    [shows, path] as const,
  );
  await how(page.locator(target).first());
  return page.evaluate(() => (globalThis as unknown as { measured: Promise<[number, number]> }).measured);
};

const openList = async (page: Page, { path, row }: { path: string; row: string }, how = byHand) =>
  (await click(page, menuItem(path), row, path, how))[0];

/** The bank list on the slow machine, with the data at hand. */
const begin = async (browser: Browser, site: string) => {
  const opened = await visit(browser, site);
  await opened.page.goto(site + BANKS.path);
  await opened.page.waitForSelector(BANKS.row);
  await opened.settled();
  await opened.slowCpu();
  return opened;
};

/** What staff do all day: change lists, open a row, filter, pick columns. */
const work = async (browser: Browser, site: string): Promise<Omit<Times, "instant">> => {
  await using opened = await begin(browser, site);
  const { page } = opened;

  const first = await openList(page, ACCOUNTS);
  await opened.settled();
  const back = await openList(page, BANKS);
  await opened.settled();
  const again = await openList(page, ACCOUNTS);
  await opened.settled();

  const [drawer, rest] = await click(page, `${ACCOUNTS.row} ${CELL}`, DRAWER);
  await page.keyboard.press("Escape");
  await page.waitForSelector(DRAWER, { state: "detached" });
  await page.getByRole("main").getByRole("searchbox").first().pressSequentially("an");
  await opened.settled();
  await page.keyboard.press("Tab");
  await openList(page, BANKS);
  await opened.settled();
  const worst = await page.evaluate(() => bench.worstInteraction());
  return { first, again: Math.max(back, again), drawer, rest, worst };
};

const firstAtOnce = async (browser: Browser, site: string) => {
  await using opened = await begin(browser, site);
  return await openList(opened.page, ACCOUNTS, atOnce);
};

/** Medians of several rounds, each in a browser context of its own. */
export const measureInteractions = async (browser: Browser, site: string, runs: number): Promise<Result[]> => {
  const all: Times[] = [];
  for (let run = 0; run < runs; run += 1)
    all.push({ instant: await firstAtOnce(browser, site), ...(await work(browser, site)) });
  const of = (key: keyof Times) => median(all.map((it) => it[key]));
  return [
    { name: "List to list, first visit: to the first row", unit: "ms", value: of("first"), budget: 110 },
    { name: "  clicked in one instant, as no hand does", unit: "ms", value: of("instant") },
    { name: "List to list, again: to the first row", unit: "ms", value: of("again"), budget: 110 },
    { name: "Drawer painted after the click", unit: "ms", value: of("drawer"), budget: 100 },
    { name: "Drawer at rest after the click", unit: "ms", value: of("rest"), budget: 250 },
    { name: "Worst interaction to the next paint", unit: "ms", value: of("worst"), budget: 100 },
  ];
};
