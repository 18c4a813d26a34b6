import type { Browser } from "playwright";
import { compare } from "../figures/compare.ts";
import { atOnce, byHand, type Click, middleOf } from "../browser/hand.ts";
import { inTurns } from "../figures/in-turns.ts";
import { DASHBOARD, type Subject } from "../browser/pages.ts";
import type { Section } from "../figures/section.ts";
import { sitting } from "./sitting.ts";
import { visit } from "../browser/visit.ts";

const OPERATORS = 100;
const BRANDS = 3000;
const OPTION = '[data-slot="combobox-popover"] [role="option"]';

/** The maximum number of operators and brands expected on the platform. */
const operators = Array.from({ length: OPERATORS + BRANDS }, (_, index) => ({
  opId: `it-${index}`,
  title: `Casino ${index}`,
  isBrand: index >= OPERATORS,
  parentOpId: index < OPERATORS ? null : `it-${index % OPERATORS}`,
}));

/** Opens the selector and searches in it on the slow machine. */
const choose = async (browser: Browser, { site }: Subject, how: Click) => {
  await using opened = await visit(browser, site);
  const { page } = opened;
  await page.route("**/api/users/me", (route) =>
    route.fulfill({ json: { status: 200, success: true, data: operators, messages: [] } }),
  );
  await page.goto(site + DASHBOARD.path);
  await page.waitForSelector(DASHBOARD.row);
  await opened.settled();
  const selector = page.getByRole("banner").getByRole("combobox");
  // Users hover before they press.
  await selector.hover();
  await opened.settled();
  const at = await middleOf(selector);
  await opened.slowCpu();
  await page.evaluate(
    (option) => void Object.assign(globalThis, { measured: bench.paintedAfterClick(option) }),
    OPTION,
  );
  await how(page, at);
  const open = await page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured);
  await opened.settled();
  await page.getByPlaceholder("Find an operator or brand").pressSequentially("casino 2999");
  await opened.settled();
  return { open, worst: await page.evaluate(() => bench.worstInteraction()) };
};

/** Measures the operator selector with 3,000 brands. The bare page has none, so its worst interaction is the base. */
export const measureSelector = async (
  browser: Browser,
  ours: Subject,
  bare: Subject,
  runs: number,
): Promise<Section> => {
  const pairs = await inTurns(
    runs,
    async () => ({ atOnce: await choose(browser, ours, atOnce), byHand: await choose(browser, ours, byHand) }),
    async () => {
      const [instant, hand] = [await sitting(browser, bare, atOnce), await sitting(browser, bare, byHand)];
      return {
        atOnce: { open: instant.worst, worst: instant.worst },
        byHand: { open: hand.worst, worst: hand.worst },
      };
    },
  );
  return {
    title: `Selector with ${BRANDS} brands`,
    base: "bare page's worst interaction",
    results: [
      compare({ name: "Opened, clicked at once", unit: "ms", budget: 1.3 }, pairs, (it) => it.atOnce.open),
      compare({ name: "  by a hand", unit: "ms" }, pairs, (it) => it.byHand.open),
      compare(
        { name: "Worst key or press of a search in it", unit: "ms", budget: 1.3 },
        pairs,
        (it) => it.atOnce.worst,
      ),
    ],
  };
};
