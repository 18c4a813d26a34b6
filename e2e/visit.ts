import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { Entry, Role } from "./entries.ts";
import { go } from "./go.ts";
import { expectNoOverflow } from "./no-overflow.ts";
import { KEPT, SHOWN } from "./shown.ts";
import { expectWholeNumbers } from "./whole-numbers.ts";

/** Phone, tablet, two laptops, big screen, in pixels. */
export const WIDTHS: readonly number[] = [390, 768, 1280, 1440, 1920];
/** Phone and laptop, where most pages differ: the others are left to `pnpm sweep`. */
export const TWO_WIDTHS: readonly number[] = [390, 1280];

/** The widths at which a page is looked at, and those of them at which axe looks, too. */
type Looks = { widths: readonly number[]; axeAt: readonly number[] };
const COLOURS = "color-contrast";

/** What stands where a page's content is: a table, a record, a list, figures, a form, or a state that was designed. */
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

/** Rows are alike, and axe takes its time for every cell in the document, those of kept lists too. */
const withFewRows = (address: string) => `${address}${address.includes("?") ? "&" : "?"}limit=10`;

/** Looks at a page in its dark colours, and puts the light ones back. */
const inTheDark = async (page: Page, look: () => Promise<void>) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await look();
  await page.emulateMedia({ colorScheme: "light" });
};

/**
 * Opens an entry from within the console as somebody with this role, looks at it at some widths without loading it
 * again, and at some of those with axe. Colours know no width: they are looked at once, in the light and in the dark. A
 * window that is as narrow as a phone grows, any other shrinks to one: the next entry is opened at the width where this
 * one ends.
 */
export const visit = async (page: Page, entry: Entry, role: Role, { widths, axeAt }: Looks): Promise<void> => {
  await go(page, withFewRows(entry.address));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(entry.title);
  await expect(page.locator(CONTENT).first()).toBeVisible();
  const refused = page.getByText("You do not have access to this");
  await expect.soft(refused, entry.address).toHaveCount(entry.roles.includes(role) ? 0 : 1);
  await expect.soft(page.locator(`${SHOWN} [data-status=failed]`), entry.address).toHaveCount(0);
  await expect.soft(page.getByText("could not be loaded"), entry.address).toHaveCount(0);
  await expect(page.locator(`${SHOWN} [aria-busy=true]`)).toHaveCount(0);
  const narrow = page.viewportSize()?.width === widths[0];
  for (const width of narrow ? widths : widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectWholeNumbers(page);
    if (!axeAt.includes(width)) continue;
    // The lists before were looked at in their turn, and would cost axe much of its time.
    const last = width === axeAt.at(-1);
    await expectAccessible(page, { without: last ? [] : [COLOURS], away: KEPT });
    if (last) await inTheDark(page, () => expectAccessible(page, { only: [COLOURS], away: KEPT }));
  }
};
