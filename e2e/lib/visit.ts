import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { Entry, Role } from "./entries.ts";
import { go } from "./go.ts";
import { expectNoOverflow } from "./no-overflow.ts";
import { KEPT, SHOWN } from "./shown.ts";
import { expectWholeNumbers } from "./whole-numbers.ts";

/** Widths of a phone, a tablet, two laptops and a large screen, in pixels. */
export const WIDTHS: readonly number[] = [390, 768, 1280, 1440, 1920];
/** Widths of a phone and a laptop, where most pages differ. `pnpm sweep` covers the others. */
export const TWO_WIDTHS: readonly number[] = [390, 1280];

/** The widths at which a page is checked, and those at which axe runs. */
type Looks = { widths: readonly number[]; axeAt: readonly number[] };
const COLOURS = "color-contrast";

/** Selectors of page content: table, record, list, figures, form or a designed state. */
const CONTENT = [
  "[data-slot=data-table]:not([data-status=loading])",
  "[data-slot=description-list]",
  "[data-slot=empty-state]",
  "[data-slot=card]",
  "section",
  "ol[aria-label]",
  ":is(fieldset, [role=group])",
]
  .map((it) => `${SHOWN} ${it}`)
  .join(", ");

/** Rows are alike, and axe takes time for each cell in the document, including those of kept lists. */
const withFewRows = (address: string) => `${address}${address.includes("?") ? "&" : "?"}limit=10`;

/** Switches a page to the dark scheme during `look`, and back. */
const inTheDark = async (page: Page, look: () => Promise<void>) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await look();
  await page.emulateMedia({ colorScheme: "light" });
};

/**
 * Opens a page within the console as this role, and checks it at some widths without reloading, with axe at some of
 * them. Colors do not depend on the width, so they are checked once per scheme. A phone-sized window grows, any other
 * shrinks to a phone: the next page is opened at the width where this one ends.
 */
export const visit = async (page: Page, entry: Entry, role: Role, { widths, axeAt }: Looks): Promise<void> => {
  await go(page, withFewRows(entry.address));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(entry.title);
  await expect(page.locator(CONTENT).first()).toBeVisible();
  const refused = page.getByText("You do not have access to this");
  await expect.soft(refused, entry.address).toHaveCount(entry.roles.includes(role) ? 0 : 1);
  await expect.soft(page.locator(`${SHOWN} [data-status=failed]`), entry.address).toHaveCount(0);
  // Not the announcements: they tell of a failure that has recovered since, too.
  const failures = page.locator("main, [data-slot=notice], [data-slot=toast]").getByText("could not be loaded");
  await expect.soft(failures, entry.address).toHaveCount(0);
  await expect(page.locator(`${SHOWN} [aria-busy=true]`)).toHaveCount(0);
  const narrow = page.viewportSize()?.width === widths[0];
  for (const width of narrow ? widths : widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectWholeNumbers(page);
    if (!axeAt.includes(width)) continue;
    // Lists opened before have already been checked and would cost axe much time.
    const last = width === axeAt.at(-1);
    if (last) await inTheDark(page, () => expectAccessible(page, { away: KEPT }));
    else await expectAccessible(page, { without: [COLOURS], away: KEPT });
  }
};
