import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { placeOf } from "../lib/place-of.ts";
import { moreItem } from "../lib/more-item.ts";
import { rowsOf } from "../lib/shown.ts";

test("bonus requests by keyboard: one rejected, one approved → history shows both", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/bonus/form/requests");
  const row = rowsOf(page).nth(0);
  await row.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog").first();
  await expect(placeOf(drawer)).toHaveText(/^1 of /);

  await page.keyboard.press("r");
  const question = page.getByRole("alertdialog", { name: "Reject Bonus Request" });
  await question.getByLabel("Note").fill("One gift a year.");
  const reject = question.getByRole("button", { name: "Reject request" });
  await expect(reject).not.toHaveAttribute("aria-disabled", "true");
  await reject.press("Enter");
  await expectToast(page, "Bonus request rejected.");
  await expect(placeOf(drawer)).toHaveText(/^2 of /);

  await page.keyboard.press("a");
  const topUp = page.getByRole("dialog", { name: /^Topup Player/ });
  const next = topUp.getByRole("button", { name: "Next" });
  await expect(next).not.toHaveAttribute("aria-disabled", "true");
  await next.press("Enter");
  await topUp.getByLabel("Note").fill("Five years with us.");
  await topUp.getByRole("checkbox").press("Space");
  const send = topUp.getByRole("button", { name: "Send" });
  await expect(send).not.toHaveAttribute("aria-disabled", "true");
  await send.press("Enter");
  await expectToast(page, "Bonus request approved.");
  await expect(placeOf(drawer)).toHaveText(/^3 of /);

  // The history shows both requests with the user who decided.
  await page.goto("/bonus/form/history");
  await expect(rowsOf(page).nth(0)).toContainText("Approved");
  await expect(rowsOf(page).nth(1)).toContainText("Rejected");
});

test("clone bonus: second time → refused for the same conditions", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await signIn(page, "OPERATOR_ADMIN", "/bonus/list?opId=op-nordlys");
  await rowsOf(page).nth(0).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Clone Bonus" });
  const clone = async () => {
    await page.getByRole("button", { name: "Clone", exact: true }).click();
    await question.getByRole("combobox", { name: "Operator or brand" }).click();
    await page.getByRole("option", { name: /^Polaris/ }).click();
    await expect(question.getByRole("button", { name: /^Clone / })).toHaveAccessibleDescription(
      "Please select start and end dates for the new bonus release",
    );
    await question.getByLabel(/^Start/).fill("2027-02-01T00:00");
    await question.getByLabel(/^End/).fill("2027-02-28T23:59");
    await question.getByRole("button", { name: /^Clone / }).click();
  };
  await clone();
  await expectToast(page, "Bonus is successfully cloned to selected operator!");
  await expect(question).toBeHidden();
  await clone();
  const failure = page.getByRole("alertdialog", { name: "Unable To Clone Bonus" });
  await expect(
    failure.getByText("Failed to clone bonus, there is an existing bonus with the same conditions"),
  ).toBeVisible();
});

test("new bonus: reload and expired session → values restored, bonus added", async ({
  ownPage: page,
  context,
  mock,
  problems,
}) => {
  problems.allow(/status of 401/);
  page.on("dialog", (question) => void question.accept());
  await mock({ faults: [{ operation: "createBonus", fault: "401", times: 1 }] });
  await signIn(page, "OPERATOR_ADMIN", "/bonus/list?opId=op-nordlys&panel=bonus-edit");
  const drawer = page.getByRole("dialog").first();
  const name = drawer.getByRole("textbox", { name: /^Name.*English/ });
  await name.fill("Spring Reload");
  await page.reload();
  await drawer.getByRole("button", { name: "Restore" }).click();
  await expect(name).toHaveValue("Spring Reload");
  await drawer.getByLabel(/^Amount/).fill("12.5");
  await drawer.getByLabel(/^Wagering requirement/).fill("5");
  await drawer.getByLabel(/^Valid for \(days\)/).fill("14");
  await drawer.getByLabel(/^Start/).fill("2027-03-01T00:00");
  await drawer.getByLabel(/^End/).fill("2027-03-31T23:59");
  await drawer.getByRole("button", { name: /^Add bonus/ }).click();

  const signedOut = page.getByRole("dialog", { name: "You are signed out" });
  await expect(signedOut).toBeVisible();
  const beside = await context.newPage();
  await signIn(beside, "OPERATOR_ADMIN");
  await expect(signedOut).toBeHidden();
  await expect(name).toHaveValue("Spring Reload");
  await drawer.getByRole("button", { name: /^Add bonus/ }).click();
  await expectToast(page, "Bonus added.");
  await expect(page.getByRole("row").filter({ hasText: "Spring Reload" })).toHaveCount(1);
});

test("bonus: operator manager → Clone and Delete are disabled with the permission", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/bonus/list");
  await rowsOf(page).nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Clone", exact: true })).toHaveAccessibleDescription(/edit_bonuses/);
  await expect(await moreItem(page, "Delete")).toHaveAccessibleDescription(/delete_bonuses/);
});
