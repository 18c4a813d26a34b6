import { expect, expectToast, signIn, test } from "../fixtures.ts";

test("game category: added, found, changed → slug is read-only", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/gamesV2/categories");
  await page.getByRole("button", { name: "New category" }).click();
  const drawer = page.getByRole("dialog", { name: "New category" });
  await drawer.getByLabel("Slug").fill("Otter Games");
  await drawer.getByRole("textbox", { name: "Title, English" }).fill("Otter Games");
  await drawer.getByRole("button", { name: /Add category/ }).click();
  await expect(drawer.getByText("Use lowercase letters and hyphens only.").first()).toBeVisible();
  await drawer.getByLabel("Slug").fill("otter-games");
  await drawer.getByRole("button", { name: /Add category/ }).click();
  await expectToast(page, "New Game Category added!");

  await page.getByRole("searchbox", { name: "Search" }).fill("otter");
  await expect(page).toHaveURL(/search=otter/);
  await page.getByRole("row", { name: /otter-games/ }).click();
  await expect(page).toHaveURL(/panel=game-category-edit&uuid=/);
  const edit = page.getByRole("dialog", { name: "Game category", exact: true }).filter({ hasText: "Otter Games" });
  await expect(edit.getByLabel("Slug")).not.toBeEditable();
  await edit.getByRole("tab", { name: /^German/ }).click();
  await edit.getByRole("textbox", { name: "Title, German" }).fill("Otterspiele");
  await edit.getByRole("textbox", { name: "Title, German" }).press("Control+Enter");
  await expectToast(page, "Game Category updated!");
  await expect(page.getByRole("row", { name: /otter-games/ })).toContainText("de");
});

test("game catalogue lists: first request → page 1, 100 items, all operators", async ({ page }) => {
  const requests: unknown[] = [];
  page.on("request", (request) => {
    if (/\/api\/gamesV2\/(?:tags|original-providers)\/list$/.test(request.url())) requests.push(request.postDataJSON());
  });
  await signIn(page, "SUPER_ADMIN", "/gamesV2/tags");
  await expect(page.getByRole("main").getByText(/1–100/)).toBeVisible();
  await signIn(page, "SUPER_ADMIN", "/gamesV2/original-providers/list");
  await expect(page.getByRole("main").getByText(/1–80/)).toBeVisible();
  const first = { page: 1, itemsPerPage: 100, opId: "*" };
  expect(requests).toEqual([expect.objectContaining(first), expect.objectContaining(first)]);
});

test("game jurisdictions: operator manager → read-only, edit_game_catalogue is named", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/gamesV2/jurisdictions");
  const add = page.getByRole("button", { name: "New jurisdiction" });
  await expect(add).toHaveAccessibleDescription(/edit_game_catalogue/);
  await page.getByRole("row", { name: /malta/ }).click();
  const drawer = page.getByRole("dialog", { name: "Game jurisdiction", exact: true }).filter({ hasText: "Malta" });
  await expect(drawer.getByText(/You need the permission edit_game_catalogue/)).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Save" })).toBeHidden();
});

test("explorer API keys: duplicates → not sent; double click → one request", async ({ page }) => {
  const sent: unknown[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.postDataJSON()));
  await signIn(page, "SUPER_ADMIN", "/settings/crypto-networks");
  await page.getByRole("row", { name: /Celo Main/ }).click();
  const drawer = page.getByRole("dialog", { name: "Crypto network", exact: true }).filter({ hasText: "Celo Main" });
  await drawer.getByRole("textbox", { name: "Key 1" }).fill("SAME");
  await drawer.getByRole("textbox", { name: "Key 2" }).fill("SAME");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Duplicate Explorer API Keys found. Please fix them before saving.");
  await expect(drawer.getByText("Values must be unique.").first()).toBeVisible();
  await drawer.getByRole("textbox", { name: "Key 2" }).fill("OTHER");
  await drawer.getByRole("button", { name: "Save" }).dblclick();
  await expectToast(page, "Crypto Network updated!");
  expect(sent).toEqual([{ networkName: "Celo Main", keys: ["SAME", "OTHER"] }]);
});
