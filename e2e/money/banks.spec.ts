import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import { placeOf } from "../lib/place-of.ts";
import { rowsOf } from "../lib/shown.ts";

const LIST = "/withdraw/bank-list";

test("banks: add, edit and delete → list follows", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", `${LIST}?opId=op-nordlys`);
  await page.getByRole("button", { name: "New bank" }).click();
  const drawer = page.getByRole("dialog", { name: "New bank" });
  await expect(drawer.getByRole("button", { name: /Add bank/ })).toHaveAttribute("aria-disabled", "true");
  await drawer.getByLabel("Key").fill("TEST_BANK");
  await drawer.getByLabel("Order").fill("3");
  await drawer.getByLabel("English").fill("Test bank");
  await drawer.getByRole("button", { name: /Add bank/ }).click();
  await expectToast(page, "New Bank added!");
  await expect(drawer).toBeHidden();

  await page.getByRole("searchbox", { name: "Search" }).fill("TEST_BANK");
  await expect(page).toHaveURL(/search=TEST_BANK/);
  await page.getByRole("row", { name: /TEST_BANK/ }).click();
  await expect(page).toHaveURL(/panel=bank-edit&uuid=/);
  const edit = page.getByRole("dialog", { name: "Bank", exact: true }).filter({ hasText: "Test bank" });
  await edit.getByLabel("English").fill("Test bank, renamed");
  await edit.getByText("Inactive", { exact: true }).click();
  await edit.getByLabel("English").press("Control+Enter");
  await expectToast(page, "Bank updated successfully!");
  const row = page.getByRole("row", { name: /TEST_BANK/ });
  await expect(row).toContainText("Test bank, renamed");
  await expect(row).toContainText("Inactive");

  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Delete bank" });
  await expect(confirm).toContainText("Test bank, renamed");
  await expect(confirm).toContainText("Nordlys");
  await acknowledge(page);
  await confirm.getByRole("button", { name: "Delete TEST_BANK" }).click();
  await expectToast(page, "Bank deleted.");
  await expect(page).toHaveURL(/bank-list\?opId=op-nordlys&search=TEST_BANK$/);
  await expect(page.getByRole("main").getByRole("button", { name: "Clear filters" }).last()).toBeVisible();
  await expect(row).toBeHidden();
});

test("new bank: double click → one request", async ({ page }) => {
  const sent: string[] = [];
  page.on(
    "request",
    (request) => request.method() === "POST" && request.url().endsWith("/api/banks") && sent.push(request.url()),
  );
  await signIn(page, "SUPER_ADMIN", `${LIST}?opId=op-nordlys&panel=bank-edit`);
  const drawer = page.getByRole("dialog", { name: "New bank" });
  await drawer.getByLabel("Key").fill("ONCE");
  await drawer.getByLabel("Order").fill("1");
  await drawer.getByLabel("English").fill("Once");
  await drawer.getByRole("button", { name: /Add bank/ }).dblclick();
  await expectToast(page, "New Bank added!");
  expect(sent).toHaveLength(1);
});

test("new bank: invalid values → errors at the fields, values kept", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", `${LIST}?opId=op-nordlys&panel=bank-edit`);
  const drawer = page.getByRole("dialog", { name: "New bank" });
  await drawer.getByLabel("Key").fill("BANK 1");
  await drawer.getByLabel("Order").fill("100000000");
  await drawer.getByLabel("English").fill("Bank");
  await drawer.getByRole("button", { name: /Add bank/ }).click();
  await expect(drawer.getByText("Use letters, underscores and hyphens only.").first()).toBeVisible();
  await expect(drawer.getByText("Use a number up to 99,999,999.").first()).toBeVisible();
  await expect(drawer.getByLabel("Key")).toHaveValue("BANK 1");
});

test("new bank: key is taken → error at the field, field is focused", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await signIn(page, "SUPER_ADMIN", `${LIST}?opId=op-nordlys`);
  const drawer = page.getByRole("dialog", { name: "New bank" });
  const add = async (name: string) => {
    await page.getByRole("button", { name: "New bank" }).click();
    await drawer.getByLabel("Key").fill("TAKEN");
    await drawer.getByLabel("Order").fill("1");
    await drawer.getByLabel("English").fill(name);
    await drawer.getByRole("button", { name: /Add bank/ }).click();
  };
  await add("First");
  await expect(drawer).toBeHidden();
  await add("Second");
  await expect(drawer.getByText(/already exists for Nordlys/).first()).toBeVisible();
  await expect(drawer.getByLabel("Key")).toBeFocused();
  await expect(drawer.getByLabel("English")).toHaveValue("Second");
});

test("new bank: no operator selected → alert, button disabled until one is chosen", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", `${LIST}?panel=bank-edit`);
  const drawer = page.getByRole("dialog", { name: "New bank" });
  await expect(drawer.getByText("Please select an operator before creating a bank.")).toBeVisible();
  await drawer.getByLabel("Key").fill("KEPT");
  await drawer.getByLabel("Order").fill("1");
  await drawer.getByLabel("English").fill("Kept");
  await expect(drawer.getByRole("button", { name: /Add bank/ })).toHaveAttribute("aria-disabled", "true");
  await drawer.getByRole("combobox", { name: "Operator" }).click();
  await page.getByPlaceholder("Search…").fill("nordlys");
  await page.keyboard.press("Enter");
  await drawer.getByRole("button", { name: /Add bank/ }).click();
  await expectToast(page, "New Bank added!");
});

test("bank drawer: closed with unsaved changes → asks, on every way out", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", LIST);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  await drawer.getByLabel("Order").fill("77");
  const ask = page.getByRole("alertdialog", { name: "Discard your changes?" });
  const ways: (() => Promise<unknown>)[] = [
    () => page.keyboard.press("Escape"),
    () => drawer.getByRole("button", { name: "Close", exact: true }).click(),
    () => drawer.getByRole("button", { name: "Cancel" }).click(),
    () => drawer.getByRole("button", { name: "Next", exact: true }).click(),
    () => page.goBack(),
    // Clicks the page next to the drawer.
    () => page.mouse.click(200, 400),
  ];
  for (const leave of ways) {
    await leave();
    await ask.getByRole("button", { name: "Keep editing" }).click();
    await expect(ask).toBeHidden();
    await expect(drawer.getByLabel("Order")).toHaveValue("77");
  }
  const [question] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(drawer.getByLabel("Order")).toHaveValue("77");

  await page.keyboard.press("Escape");
  await ask.getByRole("button", { name: "Discard changes" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/panel=/);
});

test("bank drawer: reload with unsaved changes → restorable for that bank until discarded", async ({ page }) => {
  page.on("dialog", (question) => void question.accept());
  await signIn(page, "SUPER_ADMIN", LIST);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  await drawer.getByLabel("Order").fill("77");
  await page.reload();
  await drawer.getByRole("button", { name: "Restore" }).click();
  await expect(drawer.getByLabel("Order")).toHaveValue("77");

  await page.reload();
  await expect(drawer.getByRole("button", { name: "Restore" })).toBeVisible();
  await drawer.getByRole("button", { name: "Next", exact: true }).click();
  await expect(placeOf(drawer)).toHaveText(/^2 of /);
  await expect(drawer.getByLabel("Order")).not.toHaveValue("77");
  await expect(drawer.getByRole("button", { name: "Restore" })).toBeHidden();

  await drawer.getByRole("button", { name: "Previous", exact: true }).click();
  await drawer.getByRole("button", { name: "Restore" }).click();
  await drawer.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await rowsOf(page).nth(0).click();
  await expect(drawer.getByLabel("Order")).toBeVisible();
  await page.reload();
  await expect(drawer.getByLabel("Order")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Restore" })).toBeHidden();
});

test("bank drawer: Previous and Next → records of the list", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", `${LIST}?sort=key`);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog");
  const firstUrl = page.url();
  await expect(drawer.getByRole("button", { name: "Previous", exact: true })).toBeDisabled();
  await drawer.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).not.toHaveURL(firstUrl);
  await drawer.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page).toHaveURL(firstUrl);
});

test("bank panel: record or panel does not exist → message", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await signIn(page, "SUPER_ADMIN", `${LIST}?panel=bank-edit&uuid=11111111-1111-4111-8111-111111111111`);
  await expect(page.getByText("This bank does not exist")).toBeVisible();
  await page.getByRole("button", { name: "Back to the page" }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));

  await page.goto(`${LIST}?panel=no-such-panel`);
  await expect(page.getByText("This link opens nothing")).toBeVisible();
  await page.goto(`${LIST}?panel=delete-bank`);
  await expect(page.getByText("This link opens nothing")).toBeVisible();
});

test("bank list: invalid query parameters → ignored", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", `${LIST}?page=-4&limit=abc&sort=nothing&status=WHATEVER&x=1`);
  await expect(rowsOf(page).nth(0)).toBeVisible();
  await expect(page.getByRole("main").getByText(/1–50/)).toBeVisible();
});

test("bank drawer as operator admin: no scope → read-only; languages limited to the operator's", async ({ page }) => {
  await signIn(page, "OPERATOR_ADMIN", LIST);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Choose your operator or a brand to change this bank.")).toBeVisible();
  await expect(drawer.getByRole("button", { name: /^Save/ })).toBeHidden();
  await drawer.getByRole("combobox", { name: "Brand" }).click();
  await page.getByRole("option", { name: /^Nordlys/ }).click();
  await expect(drawer.getByRole("button", { name: /^Save/ })).toBeVisible();
  await page.goto(`${LIST}?opId=op-nordlys&panel=bank-edit`);
  await expect(page.getByLabel("English")).toBeVisible();
  const languages = await page.getByRole("dialog").locator("input[lang]").count();
  expect(languages).toBeGreaterThan(0);
  expect(languages).toBeLessThan(13);
});
