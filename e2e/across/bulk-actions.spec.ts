import type { APIResponse } from "@playwright/test";
import { byKeyboard } from "../lib/by-keyboard.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";
import { removeStops } from "../lib/remove-stops.ts";

test("bulk rejection by keyboard: one of three rows approved by a colleague → two done, one changed", async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  removeStops(site.backend);
  // A list that is read again would show the colleague's decision and leave the row out before the rejection.
  const list = "**/withdraw/bank-accounts/list";
  let rowsBefore: Promise<APIResponse> | undefined;
  await page.route(list, async (route) => route.fulfill({ response: await (rowsBefore ??= route.fetch()) }));
  const { press, reach, take, type } = byKeyboard(page);
  await signIn(page, "OPERATOR_MANAGER", "/withdraw/bank-accounts?status=PENDING&isDeleted=false");
  const rows = rowsOf(page);
  await rows.first().focus();
  await press("Space", "ArrowDown", "Space", "ArrowDown", "Space");
  const bar = page.getByRole("toolbar", { name: "Selected rows" });
  await expect(bar).toContainText("3 selected");
  const decided = (await rows.nth(1).getAttribute("data-row-id"))!;

  await test.step("a colleague approves the second row", async () => {
    const colleague = await browser.newContext({ baseURL: baseURL! });
    const theirs = await colleague.newPage();
    await signIn(theirs, "OPERATOR_MANAGER", `/withdraw/bank-accounts?panel=bank-account-details&uuid=${decided}`);
    const drawer = theirs.getByRole("dialog").first();
    await drawer.getByLabel("Note for the player").fill("Confirmed.");
    await drawer.getByRole("button", { name: /^Approve/ }).click();
    await expect(theirs.locator("[data-slot=toast]").getByText("Bank account approved.")).toBeVisible();
    await colleague.close();
  });

  await take(bar.getByRole("button", { name: "Reject" }));
  const confirmation = page.getByRole("alertdialog", { name: "Reject 3 bank accounts" });
  await expect(confirmation.getByLabel("Note for the player")).toBeFocused();
  await type("Not your account.");
  await page.unroute(list);
  await take(confirmation.getByRole("button", { name: "Reject 3 bank accounts" }));

  const results = page.getByRole("dialog", { name: "Reject 3 bank accounts" });
  await expect(results.getByRole("status").first()).toHaveText("2 of 3 done");
  await reach(results.getByRole("tab", { selected: true }));
  await take(results.getByRole("tab", { name: /Changed by another user/ }), "ArrowRight");
  await expect(results.getByRole("row")).toHaveCount(2);
  await expect(results.getByText("This account is already approved.")).toBeVisible();
  // Escape right after the results have opened by themselves would be dropped: a person reads them first.
  await press("Tab", "Escape");
  await expect(results).toBeHidden();
  await expect(bar).toBeHidden();
});
