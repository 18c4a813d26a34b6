import type { Browser } from "playwright";
import { atOnce, middleOf } from "../browser/hand.ts";
import type { Cost } from "../browser/main-thread.ts";
import { cellOf, linkTo, type Subject } from "../browser/pages.ts";
import { openBanks } from "./sitting.ts";

/** Measures the cost on the main thread of each step of the same session, with instant clicks. */
export const sittingCost = async (
  browser: Browser,
  subject: Subject,
): Promise<Record<"first" | "again" | "dialog" | "dialogAgain" | "search", Cost>> => {
  const { banks, accounts, dialog } = subject;
  await using opened = await openBanks(browser, subject);
  const { page } = opened;
  const click = async (target: string, shows: string) => {
    const at = await middleOf(page.locator(target).first());
    const cost = await opened.costOf(() => atOnce(page, at));
    await page.waitForSelector(shows);
    return cost;
  };

  const first = await click(linkTo(accounts), accounts.row);
  await click(linkTo(banks), banks.row);
  const again = await click(linkTo(accounts), accounts.row);
  const openAndClose = async () => {
    const cost = await click(cellOf(accounts), dialog);
    await page.keyboard.press("Escape");
    await page.waitForSelector(dialog, { state: "detached" });
    return cost;
  };
  const opening = await openAndClose();
  const openingAgain = await openAndClose();
  const box = page.getByRole("main").getByRole("searchbox").first();
  await box.focus();
  const search = await opened.costOf(() => page.keyboard.type("an"));
  return { first, again, dialog: opening, dialogAgain: openingAgain, search };
};
