import type { Browser } from "playwright";
import { atOnce, byHand } from "./hand.ts";
import { median } from "./median.ts";
import { DASHBOARD } from "./pages.ts";
import type { Result } from "./result.ts";
import { visit } from "./visit.ts";

const OPERATORS = 100;
const BRANDS = 3000;
/** The list is drawn, unseen, before it opens. */
const OPTION = '[popover][data-state="open"] [role="option"]';

/** As many operators and brands as the platform may ever have. */
const operators = Array.from({ length: OPERATORS + BRANDS }, (_, index) => ({
  opId: `it-${index}`,
  title: `Casino ${index}`,
  isBrand: index >= OPERATORS,
  parentOpId: index < OPERATORS ? null : `it-${index % OPERATORS}`,
}));

/** Opens the selector and searches in it, on the slow machine. */
const choose = async (browser: Browser, site: string, click = byHand) => {
  await using opened = await visit(browser, site);
  const { page } = opened;
  await page.route("**/api/users/me", (route) =>
    route.fulfill({ json: { status: 200, success: true, data: operators, messages: [] } }),
  );
  await page.goto(site + DASHBOARD.path);
  await page.waitForSelector(DASHBOARD.row);
  await opened.settled();
  const selector = page.getByRole("banner").getByRole("combobox");
  // Whoever presses it has pointed at it before.
  await selector.hover();
  await opened.settled();
  await opened.slowCpu();
  await page.evaluate(
    (option) => void Object.assign(globalThis, { measured: bench.paintedAfterClick(option) }),
    OPTION,
  );
  await click(selector);
  const open = await page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured);
  await opened.settled();
  await page.getByPlaceholder("Find an operator or brand").pressSequentially("casino 2999");
  await opened.settled();
  return { open, worst: await page.evaluate(() => bench.worstInteraction()) };
};

/** The operator selector with 3,000 brands, medians of several rounds. */
export const measureSelector = async (browser: Browser, site: string, runs: number): Promise<Result[]> => {
  const all: Record<"open" | "instant" | "worst", number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { open: instant } = await choose(browser, site, atOnce);
    all.push({ instant, ...(await choose(browser, site)) });
  }
  const of = (key: keyof (typeof all)[number]) => median(all.map((it) => it[key]));
  return [
    { name: `Selector with ${BRANDS} brands: opened`, unit: "ms", value: of("open"), budget: 50 },
    { name: "  clicked in one instant, as no hand does", unit: "ms", value: of("instant") },
    { name: "  worst key or press while one is searched for", unit: "ms", value: of("worst"), budget: 100 },
  ];
};
