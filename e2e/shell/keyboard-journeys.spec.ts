import { byKeyboard } from "../lib/by-keyboard.ts";
import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";
import { removeStops } from "../lib/remove-stops.ts";
import { placeOf } from "../lib/place-of.ts";

test("keyboard journey: sign in, list, filter, sort, columns, view, operator, sign out", async ({ page }) => {
  const { press, reach, take, leaveBy, type, command } = byKeyboard(page);
  const main = page.getByRole("main", { name: "Bets" });
  const chips = page.getByRole("list", { name: "Filters set" }).getByRole("listitem");
  const heading = page.getByRole("columnheader", { name: "Status" });
  const game = page.getByRole("columnheader", { name: "Game or event" });

  await test.step("sign in", async () => {
    await page.goto("/admin");
    await leaveBy(page.getByRole("link", { name: "Sign in" }));
    await expect(page).not.toHaveURL(/\/admin/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled(page);
  });

  await test.step("open a list through the palette", async () => {
    await command("bets", /Bets/);
    await expect(main).toBeFocused();
    await expect(rowsOf(page).first()).toBeVisible();
  });

  await test.step("filter and clear", async () => {
    await take(page.getByRole("button", { name: /^Filters/ }));
    const drawer = page.getByRole("dialog", { name: "Filters" });
    const status = drawer.getByLabel("Status", { exact: true });
    await reach(status);
    await type("Won");
    await press("Control+Enter");
    await expect(drawer).toBeHidden();
    await expect(chips).toHaveText(["Status: Won"]);
    await take(page.getByRole("button", { name: "Remove Status: Won" }));
    await expect(chips).toHaveCount(0);
    await expect(page).not.toHaveURL(/status/);
  });

  await test.step("sort", async () => {
    await take(heading.getByRole("button").first());
    await expect(page).toHaveURL(/sort=status/);
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await press("Enter");
    await expect(heading).toHaveAttribute("aria-sort", "descending");
  });

  await test.step("choose columns", async () => {
    await take(page.getByRole("button", { name: /^View/ }), "Shift+Tab");
    await reach(page.getByRole("menuitemcheckbox", { name: "Game or event" }), "ArrowDown");
    await press("Space");
    await press("Escape");
    await expect(game).toHaveCount(0);
  });

  await test.step("save a view and apply it", async () => {
    await take(page.getByRole("button", { name: "Saved views" }), "Shift+Tab");
    await take(page.getByRole("menuitem", { name: "Save this view" }), "ArrowDown");
    await reach(page.getByRole("textbox", { name: "Name" }));
    await type("By state");
    await press("Enter");
    await take(page.getByRole("button", { name: /^View/ }));
    await take(page.getByRole("menuitem", { name: "Reset to defaults" }), "ArrowDown");
    await expect(game).toHaveCount(1);
    await take(page.getByRole("button", { name: "Saved views" }), "Shift+Tab");
    await take(page.getByRole("menuitemradio", { name: "By state" }), "ArrowDown");
    await expect(game).toHaveCount(0);
    await expect(heading).toHaveAttribute("aria-sort", "descending");
  });

  await test.step("change the operator", async () => {
    await take(page.getByRole("banner").getByRole("combobox", { name: "Operator" }), "Shift+Tab");
    await type("polaris");
    await press("Enter");
    await expect(page).toHaveURL(/opId=br-polaris/);
    await expect(rowsOf(page).first()).toBeVisible();
  });

  await test.step("sign out", async () => {
    await command("log out", /Log out/);
    await leaveBy(page.getByRole("alertdialog", { name: "Log out" }).getByRole("button", { name: "Log out" }));
    await expect(page).toHaveURL(/\/admin/);
    await reach(page.getByRole("link", { name: "Sign in" }));
  });
});

test("keyboard journey: drawers, approval of a bank account", async ({ page, site }) => {
  removeStops(site.backend);
  await signIn(page, "OPERATOR_MANAGER", "/withdraw/bank-accounts?status=PENDING&isDeleted=false");
  const { press, reach, take, type } = byKeyboard(page);
  const drawer = page.getByRole("dialog").first();
  const note = drawer.getByLabel("Note for the player");
  const place = placeOf(drawer);

  await test.step("open a row, step through records with J and K", async () => {
    await reach(rowsOf(page).first());
    await press("ArrowDown", "Enter");
    await expect(place).toHaveText(/^2 of/);
    await press("j");
    await expect(place).toHaveText(/^3 of/);
    await press("k");
    await expect(place).toHaveText(/^2 of/);
  });

  await test.step("approve one account", async () => {
    await reach(note);
    await type("Your account is confirmed.");
    await take(drawer.getByRole("button", { name: "Approve" }));
    await expectToast(page, "Bank account approved.");
    await expect(place).toHaveText(/^3 of/);
    await press("Escape");
    await expect(drawer).toBeHidden();
    await expect(rowsOf(page).nth(2)).toBeFocused();
    await expect(rowsOf(page).nth(1)).toContainText("Approved");
  });
});

test("keyboard journey: form with a validation error, deletion", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list?opId=op-nordlys");
  const { press, reach, take, type } = byKeyboard(page);
  const drawer = page.getByRole("dialog", { name: "New bank" });
  const row = rowsOf(page).filter({ hasText: "KEYS_ONLY" });

  await test.step("fill in a form with an invalid value and correct it", async () => {
    await take(page.getByRole("button", { name: "New bank" }));
    await reach(drawer.getByLabel("Key"));
    await type("KEYS 1");
    await reach(drawer.getByLabel("English"));
    await type("Keys only");
    await reach(drawer.getByLabel("Order"));
    await type("7");
    await press("Control+Enter");
    await expect(drawer.getByLabel("Key")).toHaveAttribute("aria-invalid", "true");
    await expect(drawer.getByText("Use letters, underscores and hyphens only.").first()).toBeVisible();
    await reach(drawer.getByLabel("Key"));
    await press("Control+a");
    await type("KEYS_ONLY");
    await press("Control+Enter");
    await expectToast(page, "New Bank added!");
    await expect(page.getByRole("button", { name: "New bank" })).toBeFocused();
  });

  await test.step("delete the record with confirmation", async () => {
    await press("/");
    await type("KEYS_ONLY");
    await expect(rowsOf(page)).toHaveCount(1);
    await take(row.getByRole("button", { name: "More actions" }));
    await take(page.getByRole("menuitem", { name: /Delete/ }), "ArrowDown");
    await expect(page.getByRole("alertdialog").getByRole("checkbox")).toBeFocused();
    await press("Space");
    await take(page.getByRole("alertdialog").getByRole("button", { name: "Delete KEYS_ONLY" }));
    await expectToast(page, "Bank deleted.");
    await expect(row).toHaveCount(0);
    await press("Tab");
  });
});
