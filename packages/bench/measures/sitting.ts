import type { Browser, Page } from "playwright";
import { type Click, middleOf } from "../browser/hand.ts";
import { cellOf, linkTo, type Subject } from "../browser/pages.ts";
import { type Visit, visit } from "../browser/visit.ts";

/** Milliseconds from each click to its result, and the longest time from any input to the next frame. */
export type Sitting = Record<"first" | "again" | "dialog" | "dialogAgain" | "rest" | "worst", number>;

/** Opens the bank list and waits until it is settled. */
export const openBanks = async (browser: Browser, { site, banks }: Subject): Promise<Visit> => {
  const opened = await visit(browser, site);
  await opened.page.goto(site + banks.path);
  await opened.page.waitForSelector(banks.row);
  await opened.settled();
  return opened;
};

/** Clicks `target`. Returns the milliseconds until `shows` is painted (at `path`), and until it is at rest. */
export const press = async (page: Page, how: Click, target: string, shows: string, path?: string) => {
  const at = await middleOf(page.locator(target).first());
  await page.evaluate(
    ([selector, where]) => {
      const measured = Promise.all([bench.paintedAfterClick(selector, where), bench.atRestAfterClick(selector)]);
      Object.assign(globalThis, { measured });
    },
    [shows, path] as const,
  );
  await how(page, at);
  const [painted, rest] = await page.evaluate(
    () => (globalThis as unknown as { measured: Promise<[number, number]> }).measured,
  );
  return { painted, rest };
};

/** A typical staff session on the slow machine: change lists, open a row, search. */
export const sitting = async (browser: Browser, subject: Subject, how: Click): Promise<Sitting> => {
  const { banks, accounts, dialog } = subject;
  await using opened = await openBanks(browser, subject);
  const { page, settled } = opened;
  await opened.slowCpu();
  const toList = async ({ path, row }: typeof banks) => {
    const { painted } = await press(page, how, linkTo({ path, row }), row, path);
    await settled();
    return painted;
  };

  const first = await toList(accounts);
  const back = await toList(banks);
  const again = await toList(accounts);
  const openAndClose = async () => {
    const times = await press(page, how, cellOf(accounts), dialog);
    await page.keyboard.press("Escape");
    await page.waitForSelector(dialog, { state: "detached" });
    return times;
  };
  const { painted, rest } = await openAndClose();
  const { painted: dialogAgain } = await openAndClose();
  await page.getByRole("main").getByRole("searchbox").first().pressSequentially("an");
  await settled();
  await toList(banks);
  const worst = await page.evaluate(() => bench.worstInteraction());
  return { first, again: (back + again) / 2, dialog: painted, dialogAgain, rest, worst };
};
