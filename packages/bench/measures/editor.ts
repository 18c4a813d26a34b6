import type { Browser, Page } from "playwright";
import { atOnce, middleOf } from "../browser/hand.ts";
import { median } from "../figures/median.ts";
import type { Subject } from "../browser/pages.ts";
import type { Section } from "../figures/section.ts";
import { visit } from "../browser/visit.ts";

const PAGE = "/cms/v2/pages/new";
const TEXT = '[data-slot="rich-text"] [role="textbox"]';
/** Users perceive a response within 100 ms as immediate. */
const AT_ONCE_MS = 100;

/** Presses a key. Returns the milliseconds until its result is painted. */
const type = async (page: Page, key: string): Promise<number> => {
  await page.evaluate(() => void Object.assign(globalThis, { measured: bench.paintedAfterKey() }));
  await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured);
};

/** Measures the first and second key press on a newly opened page. */
const write = async (browser: Browser, { site }: Subject): Promise<Record<"first" | "next", number>> => {
  await using opened = await visit(browser, site);
  const { page } = opened;
  await page.goto(site + PAGE);
  const text = page.locator(TEXT);
  await text.waitFor();
  await opened.settled();
  await opened.slowCpu();
  await atOnce(page, await middleOf(text));
  await page.locator(`${TEXT}:focus`).waitFor();
  await opened.settled();
  const first = await type(page, "a");
  await opened.settled();
  const next = await type(page, "b");
  if ((await text.textContent()) !== "ab") throw new Error("What the bench wrote is not there");
  return { first, next };
};

/** Measures typing in the rich text editor on a processor four times slower. */
export const measureEditor = async (browser: Browser, ours: Subject, runs: number): Promise<Section> => {
  const rounds: Awaited<ReturnType<typeof write>>[] = [];
  for (let round = 0; round < runs; round += 1) rounds.push(await write(browser, ours));
  const of = (key: "first" | "next") => median(rounds.map((it) => it[key]));
  return {
    title: "Writing a page, on a processor four times slower",
    results: [
      { name: "First letter painted", unit: "ms", value: of("first"), budget: AT_ONCE_MS },
      { name: "The next one", unit: "ms", value: of("next"), budget: AT_ONCE_MS },
    ],
  };
};
