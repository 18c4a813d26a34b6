import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { misplacedTexts } from "../lib/joined-texts.ts";
import { rowsOf, SHOWN } from "../lib/shown.ts";

const LISTS = [
  "/withdraw/pending",
  "/topup/list",
  "/bets",
  "/billing/invoices",
  "/withdraw/bank-accounts",
  "/support",
  "/tournament/winners/list",
  "/transactions/list",
];
const OTHERS = [
  "/deposit/list",
  "/players",
  "/tournament/list",
  "/bonus/list",
  "/cms/v2/pages",
  "/gamesV2",
  "/gamesV2/activities",
  "/reports/game-operator",
  "/reports/transactions",
  "/documentsV2",
  "/quick-dashboard",
  "/dashboard",
];

const start = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem("appearance", JSON.stringify({ direction: "rtl" })));
  await signIn(page, "SUPER_ADMIN", "/user/profile");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
};

/** A layout may still change after the first frame. */
const expectInOrder = (page: Page, address: string) => expect.poll(() => misplacedTexts(page), address).toEqual([]);

test("right to left: lists → joined texts and arrows in reading order", async ({ page }) => {
  await start(page);
  for (const address of LISTS) {
    await go(page, address);
    await expect(page.locator(`${SHOWN} [data-status=ready]`)).toBeVisible();
    await rowsOf(page).first().waitFor();
    await expectInOrder(page, address);
  }
});

test("right to left: pages → joined texts and arrows in reading order", async ({ page }) => {
  await start(page);
  for (const address of OTHERS) {
    await go(page, address);
    await expect(page.locator(`main:has(> [data-slot=page] > *):not(:has(${SHOWN} [aria-busy=true]))`)).toBeVisible();
    await expectInOrder(page, address);
  }
});

test("right to left: unisolated text, unmirrored arrow → found", async ({ page }) => {
  await start(page);
  await page.locator(SHOWN).evaluate((shown) => {
    for (const text of ["112 waiting", "336.03 – 214.07", "→"]) {
      const line = document.createElement("p");
      line.textContent = text;
      // Elsewhere every text has the direction of its first letter.
      line.style.unicodeBidi = "normal";
      shown.append(line);
    }
  });
  expect(await misplacedTexts(page)).toEqual(["112 waiting", "336.03 – 214.07", "arrow after 336.03 – 214.07"]);
});
