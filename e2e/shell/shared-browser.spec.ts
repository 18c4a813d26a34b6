import { background } from "../lib/background.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const BANKS = "/withdraw/bank-list";

test("another user signs in: nothing of the previous user is shown", async ({ ownPage: page, context, problems }) => {
  problems.allow(/status of 401/);
  await signIn(page, "SUPER_ADMIN", `${BANKS}?opId=op-nordlys`);
  await expect(rowsOf(page).nth(0)).toBeVisible();
  await background(page);
  const views = page.getByRole("button", { name: "Saved views" });
  await views.click();
  await page.getByRole("menuitem", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Mine");
  await page.keyboard.press("Enter");
  const other = await context.newPage();
  await signIn(other, "OPERATOR_MANAGER");
  const dialog = page.getByRole("dialog", { name: "Another user is signed in" });
  await expect(dialog).toContainText("Priya (priya.mehta@example.com)");
  await expect(page.getByRole("row")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Reload" }).click();
  await expect(page).toHaveURL(/quick-dashboard$/);
  await expect(page.getByText("operator manager")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("recent:")))).not.toContain(
    "recent:auth0|super-admin",
  );
  await page.goto(BANKS);
  await views.click();
  await expect(page.getByRole("menu").getByText("No views yet")).toBeVisible();
});

test("session cookie becomes another user's: form is not sent, input stays readable and is offered to its user", async ({
  ownPage: page,
}) => {
  await signIn(page, "SUPER_ADMIN", BANKS);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  await drawer.getByLabel("Order").fill("78");
  const address = new URL(page.url());
  const writes: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && writes.push(request.url()));
  // The cookie is that of the context: no tab tells another one.
  await page.request.get("/api/auth/login?as=OPERATOR_MANAGER&returnTo=/quick-dashboard");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const dialog = page.getByRole("dialog", { name: "Another user is signed in" });
  await expect(dialog).toContainText("Priya");
  await dialog.getByRole("button", { name: "Show my input" }).click();
  await expect(drawer.getByLabel("Order")).toHaveValue("78");
  await drawer.getByRole("button", { name: /^Save/ }).click();
  const refused = page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .filter({ hasText: "Priya is signed in with" });
  await expect(refused).toBeVisible();
  expect(writes).toEqual([]);
  await refused.getByRole("button", { name: "OK" }).click();
  await expect(refused).toBeHidden();
  await page.locator("[data-slot=toast]").getByRole("button", { name: "Reload" }).click();
  await expect(page).toHaveURL(/quick-dashboard$/);
  await expect(page.getByText("operator manager")).toBeVisible();
  await signIn(page, "SUPER_ADMIN", address.pathname + address.search);
  await expect(page.getByText(/were not saved/)).toBeVisible();
});

test("log out: says what stays in this browser, and removes it on request", async ({ ownPage: page, problems }) => {
  problems.allow(/status of 401/);
  await signIn(page, "ADMIN", BANKS);
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Mine");
  await page.keyboard.press("Enter");
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(":views")).length);
  await expect.poll(stored).toBe(1);
  await page.getByRole("button", { name: "Log out" }).click();
  const dialog = page.getByRole("dialog", { name: "Log out" });
  await expect(dialog).toContainText("Stays in this browser: 1 saved view.");
  const remove = dialog.getByRole("checkbox", { name: "Remove from this browser" });
  await expect(remove).not.toBeChecked();
  await remove.check();
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/admin/);
  expect(await stored()).toBe(0);
});
