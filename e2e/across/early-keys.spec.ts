import type { Locator, Page, Route } from "@playwright/test";
import { expect, signIn, test } from "../fixtures.ts";
import { pressBeside } from "../lib/press-beside.ts";
import { rowsOf, SHOWN } from "../lib/shown.ts";

const QUEUE = "/withdraw/pending?opId=op-nordlys";
/** Keys of rows and lists, and the milliseconds after the opening press at which they are pressed. */
const EARLY = [
  ["a", 0],
  ["r", 50],
  ["j", 150],
] as const;
const TYPED = EARLY.map(([key]) => key).join("");

/** Everything that opens above a page. */
const ROWS = `${SHOWN} tr[data-row-id]`;
const FLOATING = "[data-radix-popper-content-wrapper] > *";
const WINDOWS = ":is([role=dialog],[role=alertdialog]):not([data-radix-popper-content-wrapper] > *)";
const LAYERS = `${WINDOWS},${FLOATING}`;
const OPENERS = "button:is([aria-haspopup],[role=combobox]):not([aria-disabled=true],:disabled)";

/**
 * Delivers no code until the early keys are pressed, nor what the idle page requests before the first press. Says whether
 * code was asked for meanwhile.
 */
const holdCode = async (page: Page) => {
  let gate = Promise.withResolvers<void>();
  let requestCount = 0;
  await page.route(/\/assets\/.*\.js$/, async (route: Route) => {
    requestCount += 1;
    await gate.promise;
    await route.continue();
  });
  return {
    late: async (press: () => Promise<void>) => {
      const before = gate;
      gate = Promise.withResolvers();
      requestCount = 0;
      await press();
      const isLate = requestCount > 0;
      before.resolve();
      gate.resolve();
      return isLate;
    },
  };
};

const wait = (page: Page, milliseconds: number) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), milliseconds);

/** Opens, and presses the early keys. */
const pressEarly = async (page: Page, open: () => Promise<void>) => {
  await open();
  let at = 0;
  for (const [key, when] of EARLY) {
    if (when > at) await wait(page, when - at);
    at = when;
    await page.keyboard.press(key);
  }
};

type Opened = { names: string[]; text: string | undefined };

/** The open layers by their names, and the text of the box that has the focus in one of them. */
const openedOn = (page: Page): Promise<Opened> =>
  page.evaluate((layers) => {
    const names = [...document.querySelectorAll(layers)].map((it) => {
      const label = it.getAttribute("aria-labelledby");
      return (label && document.getElementById(label)?.textContent) || it.getAttribute("aria-label") || it.role || "";
    });
    const active = document.activeElement;
    const isBox =
      active instanceof HTMLTextAreaElement || (active instanceof HTMLInputElement && active.type === "text");
    return { names, text: isBox && active.closest(layers) !== null ? active.value : undefined };
  }, LAYERS);

const whenOpen = async (page: Page): Promise<Opened> => {
  await page.waitForFunction((layers) => {
    const layer = [...document.querySelectorAll(layers)].at(-1);
    return (
      layer?.contains(document.activeElement) === true && !layer.querySelector("[role=status][aria-label=Loading]")
    );
  }, LAYERS);
  return openedOn(page);
};

/** A point on a row that nothing covers. */
const findBeside = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate((rows) => {
    for (const row of document.querySelectorAll(rows)) {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      const y = (top + bottom) / 2;
      for (const x of [left + 60, (left + right) / 2, right - 150])
        if (document.elementFromPoint(x, y)?.closest(rows) === row) return [x, y] as const;
    }
    throw new Error("Every row is covered");
  }, ROWS);

/** Closes what is open: a menu or popover by a press on a row, which only closes it, everything else by Escape. */
const close = async (page: Page, { text }: Opened) => {
  // Otherwise a form asks whether to discard its text.
  if (text) await page.keyboard.press("Control+a");
  if (text) await page.keyboard.press("Backspace");
  if ((await page.locator(WINDOWS).count()) > 0) await page.keyboard.press("Escape");
  else await pressBeside(page, await findBeside(page));
  await expect(page.locator(LAYERS)).toHaveCount(0);
};

type Opener = { name: string; from: Locator; open: () => Promise<void> };

/** Everything on the page that opens something: by its key, and all its buttons that say that they do. */
const openersOn = async (page: Page): Promise<Opener[]> => {
  const row = rowsOf(page).first();
  const byKey = (name: string, key: string): Opener => ({ name, from: row, open: () => page.keyboard.press(key) });
  const buttons = page.locator(`header ${OPENERS}, ${SHOWN} ${OPENERS}`);
  const seen = new Set<string>();
  const openers: Opener[] = [];
  for (const button of await buttons.all()) {
    // All headings have the same menu.
    const name = await button.evaluate((it) =>
      it.closest("th") ? "heading" : (it.getAttribute("aria-label") ?? it.textContent),
    );
    if (seen.has(name) || !(await button.isVisible())) continue;
    seen.add(name);
    openers.push({ name, from: row, open: () => button.click() });
  }
  const named = (name: string): Opener => ({ name, from: row, open: () => page.getByRole("button", { name }).click() });
  /** A row with the focus asks for the code of its drawer, so it gets the focus with the press. */
  const openRow = async () => {
    await row.focus();
    await page.keyboard.press("Enter");
  };
  return [
    { name: "row", from: page.getByRole("button", { name: "Filters" }), open: openRow },
    byKey("palette", "Control+k"),
    byKey("list of shortcuts", "?"),
    byKey("approve", "a"),
    byKey("reject", "r"),
    named("Find a player"),
    named("Information"),
    ...openers,
  ];
};

// Two tests, since each opener takes two seconds.
for (const [half, which] of ["first", "second"].entries())
  test(`openers of a page, ${which} of two halves: code is late → nothing behind acts, no letter is lost`, async ({
    ownPage: page,
  }) => {
    await signIn(page, "ADMIN", QUEUE);
    const code = await holdCode(page);
    const openers = (await openersOn(page)).filter((_, at) => at % 2 === half);
    const { href } = new URL(page.url());
    const late: string[] = [];
    for (const { name, from, open } of openers) {
      await from.focus();
      if (await code.late(() => pressEarly(page, open))) late.push(name);
      const early = await whenOpen(page);
      if (early.text !== undefined && late.includes(name)) expect.soft(early.text, name).toBe(TYPED);
      await close(page, early);
      await expect(page, name).toHaveURL(href);
      await from.focus();
      await open();
      const loaded = await whenOpen(page);
      expect.soft(early.names, name).toEqual(loaded.names);
      await close(page, loaded);
      await expect(page, name).toHaveURL(href);
    }
    expect(late.length).toBeGreaterThan(7);
  });

for (const [where, find] of [
  ["row", (page: Page) => rowsOf(page).first()],
  ["button", (page: Page) => page.getByRole("button", { name: "Filters" })],
  ["field", (page: Page) => page.locator("[data-slot=filter-bar] input").first()],
] as const)
  test(`palette: code is late, focus on a ${where} → holds all that is typed`, async ({ ownPage: page }) => {
    await signIn(page, "ADMIN", QUEUE);
    const code = await holdCode(page);
    await find(page).focus();
    await code.late(() => pressEarly(page, () => page.keyboard.press("Control+k")));
    const { names, text } = await whenOpen(page);
    expect(text).toBe(TYPED);
    expect(names).toHaveLength(1);
    if (where === "field") await expect(find(page)).toHaveValue("");
  });
