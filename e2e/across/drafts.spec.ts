import type { Page } from "@playwright/test";
import { expect, expectToast, signIn, test } from "../fixtures.ts";

const NEW_PAGE = "/cms/v2/pages/new?opId=op-nordlys";
const bell = (page: Page, name = /^Notifications/) => page.getByRole("button", { name });
const title = (page: Page) => page.getByRole("textbox", { name: /^Title\b(?! for)/ });
const address = (page: Page) => page.getByRole("textbox", { name: /^Address/ });

/** Writes a new page, and signs out without saving it. */
const leaveNewPage = async (page: Page) => {
  await signIn(page, "SUPER_ADMIN", NEW_PAGE);
  await title(page).fill("Spring festival");
  await address(page).fill("spring");
  await page.getByRole("button", { name: "Log out" }).click();
  const dialog = page.getByRole("dialog", { name: "Log out" });
  await expect(dialog.getByText("Your changes are kept as a draft, without personal data.")).toBeVisible();
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/admin/);
};

test("drafts: form left by signing out → under the bell after sign-in; opened → offered; restored and saved → gone", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  await leaveNewPage(page);
  await signIn(page, "SUPER_ADMIN");
  await bell(page, /^Notifications, 1 draft\b/).click();
  const drafts = page.getByRole("region", { name: "Drafts" });
  await expect(drafts).toContainText("New page");
  await drafts.getByRole("link", { name: "Open New page" }).click();
  await expect(page).toHaveURL(new RegExp(NEW_PAGE.replace("?", "\\?")));
  await expect(title(page)).toHaveValue("");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(title(page)).toHaveValue("Spring festival");
  await expect(address(page)).toHaveValue("spring");
  await expect(page.getByText(/were not saved/)).toHaveCount(0);
  await page.getByRole("button", { name: /^Save draft/ }).click();
  await expectToast(page, "Draft saved.");
  await page.goto("/quick-dashboard");
  await bell(page).click();
  await expect(page.getByText("Notifications", { exact: true })).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test("drafts: another user signs in → none; first user afterwards → offered again", async ({ page, problems }) => {
  problems.allow(/status of 401/);
  await leaveNewPage(page);
  await signIn(page, "ADMIN");
  await bell(page).click();
  await expect(page.getByText("Notifications", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Drafts" })).toHaveCount(0);
  await signIn(page, "SUPER_ADMIN");
  await bell(page, /^Notifications, 1 draft\b/).click();
  await expect(page.getByRole("region", { name: "Drafts" })).toBeVisible();
});

test("drafts: Discard → none, and the form starts empty", async ({ page, problems }) => {
  problems.allow(/status of 401/);
  await leaveNewPage(page);
  await signIn(page, "SUPER_ADMIN");
  await bell(page, /^Notifications, 1 draft\b/).click();
  await page.getByRole("button", { name: "Discard New page" }).click();
  await expect(page.getByRole("region", { name: "Drafts" })).toHaveCount(0);
  await page.goto(NEW_PAGE);
  await expect(title(page)).toHaveValue("");
  await expect(page.getByText(/were not saved/)).toHaveCount(0);
});

test("drafts: two tabs → each has its own; closed tab → its draft is offered in the other", async ({
  ownPage: page,
  context,
}) => {
  await signIn(page, "SUPER_ADMIN", NEW_PAGE);
  await title(page).fill("Spring festival");
  const second = await context.newPage();
  await second.goto(NEW_PAGE);
  await expect(second.getByText(/Being edited in another tab/)).toBeVisible();
  await expect(second.getByRole("button", { name: "Restore" })).toHaveCount(0);
  await title(second).fill("Autumn festival");
  await expect(page.getByText(/Being edited in another tab/)).toBeVisible();
  await page.close();
  await expect(second.getByText(/were not saved/)).toBeVisible();
  await second.getByRole("button", { name: "Restore" }).click();
  await expect(second.getByText("Restoring replaces what you have typed since")).toBeVisible();
  await second.getByRole("button", { name: "Keep editing" }).click();
  await expect(title(second)).toHaveValue("Autumn festival");
});
