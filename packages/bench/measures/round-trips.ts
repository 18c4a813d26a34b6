import type { Browser } from "playwright";
import { byHand } from "../browser/hand.ts";
import { cellOf, linkTo, type Subject } from "../browser/pages.ts";
import { REMOTE, visit } from "../browser/visit.ts";
import { compare } from "../figures/compare.ts";
import { inTurns } from "../figures/in-turns.ts";
import type { Section } from "../figures/section.ts";
import { press } from "./sitting.ts";

/** The first press on a link and on a row of a list that was opened by its address and has settled. */
const measure = async (browser: Browser, subject: Subject) => {
  const { site, banks, accounts, dialog } = subject;
  const openAt = async ({ path, row }: typeof banks) => {
    const opened = await visit(browser, site);
    await opened.slowCpu();
    await opened.slowLine(REMOTE);
    await opened.page.goto(site + path);
    await opened.page.waitForSelector(row);
    await opened.settled();
    return opened;
  };
  await using onBanks = await openAt(banks);
  const list = await press(onBanks.page, byHand, linkTo(accounts), accounts.row, accounts.path);
  await using onAccounts = await openAt(accounts);
  const drawer = await press(onAccounts.page, byHand, cellOf(accounts), dialog);
  return { list: list.painted, drawer: drawer.painted, content: drawer.rest };
};

/** Measures what a first press costs where each request takes 165 ms: a chain of requests shows here first. */
export const measureRoundTrips = async (
  browser: Browser,
  ours: Subject,
  bare: Subject,
  runs: number,
): Promise<Section> => {
  const pairs = await inTurns(
    runs,
    () => measure(browser, ours),
    () => measure(browser, bare),
  );
  return {
    title: `First presses by a hand, ${String(REMOTE.latency)} ms per request`,
    base: "bare page",
    results: [
      compare({ name: "Other list: row painted", unit: "ms", budget: 1.4 }, pairs, (it) => it.list),
      compare({ name: "Drawer painted", unit: "ms", budget: 6 }, pairs, (it) => it.drawer),
      compare({ name: "Drawer with content", unit: "ms", budget: 2 }, pairs, (it) => it.content),
    ],
  };
};
