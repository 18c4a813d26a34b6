import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const LIST = "/bonus/sport?isEnable=true&sort=-toTime";

test("freebet: added to a player twice → second time refused", async ({ page, site }) => {
  const { players, freebets } = site.backend!.db;
  const has = new Set([...freebets.applied.values()].map((it) => it.playerId));
  const { playerCode } = [...players.values()].find((it) => !has.has(it.playerId))!;
  const named = new RegExp(`^${playerCode}`);
  await signIn(page, "SUPER_ADMIN", LIST);
  const give = async () => {
    await rowsOf(page).nth(0).getByRole("button", { name: "Add" }).click();
    const question = page.getByRole("alertdialog", { name: "Add Sport FreeBet Confirmation" });
    await question.getByRole("combobox", { name: "Player" }).click();
    await page.getByPlaceholder("Code, ID, username or email").fill(playerCode);
    await page.getByRole("option", { name: named }).first().click();
    await question.getByRole("button", { name: /^Add \d+ × / }).click();
    return question;
  };
  await give();
  await expectToast(page, "FreeBet added to the player.");
  await give();
  const failure = page.getByRole("alertdialog", { name: "Unable To Add FreeBet" });
  await expect(failure.getByText("FreeBet template is already activated.")).toBeVisible();
  await failure.getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();

  // Opens the applied freebet from the template, and from there the dialog to add another one for the same player.
  await rowsOf(page).nth(0).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("row").filter({ hasText: playerCode }).click();
  await expect(drawer.getByText("Activated", { exact: true })).toBeVisible();
  await drawer.getByRole("button", { name: "Add another…" }).click();
  await expect(drawer.getByText(`For player ${playerCode}`)).toBeVisible();
  await expect(drawer.getByRole("radio").first()).toBeVisible();
});

test("freebets: operator manager → no actions, no JSON tab", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", LIST);
  await expect(page.getByRole("row").getByRole("button", { name: /^Add/ })).toHaveCount(0);
  await rowsOf(page).nth(0).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Valid for (days)")).toBeVisible();
  await expect(drawer.getByRole("tab")).toHaveCount(0);
  await expect(drawer.getByRole("button", { name: "Add…" })).toHaveAccessibleDescription(/give_freebets/);
});
