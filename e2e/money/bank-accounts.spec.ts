import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { toNextRecord } from "../lib/next-record.ts";
import { oldestFirst } from "../lib/oldest-first.ts";
import { removeStops } from "../lib/remove-stops.ts";
import { placeOf } from "../lib/place-of.ts";
import { rowsOf } from "../lib/shown.ts";

const LIST = "/withdraw/bank-accounts";
const PENDING = `${LIST}?status=PENDING&isDeleted=false`;

test("bank account review: approve with a note by keyboard → approved, next account opens", async ({ page, site }) => {
  removeStops(site.backend);
  await signIn(page, "OPERATOR_MANAGER", PENDING);
  const row = rowsOf(page).nth(0);
  const player = (await row.getByRole("rowheader").innerText()).split(/\s/)[0]!;
  await row.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog").first();
  await expect(drawer).toContainText(player);
  const approve = drawer.getByRole("button", { name: "Approve" });
  await expect(approve).toHaveAttribute("aria-disabled", "true");
  await drawer.getByLabel("Note for the player").focus();
  await page.keyboard.type("Your account is confirmed.");
  await approve.press("Enter");
  await expectToast(page, "Bank account approved.");
  // The next account opens with the focus in its note. The decided account stays in the list.
  await expect(drawer).not.toContainText(`Player ${player}`);
  await expect(drawer.getByLabel("Note for the player")).toBeFocused();
  await expect(drawer.getByLabel("Note for the player")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(rowsOf(page).nth(0)).toContainText(player);
  await expect(rowsOf(page).nth(0)).toContainText("Approved");
});

test("bank account review: five accounts → five clicks or ten keys besides the notes", async ({ page, site }) => {
  removeStops(site.backend);
  await signIn(page, "OPERATOR_MANAGER", LIST);
  await oldestFirst(page);
  await expect(page).toHaveURL(/status=PENDING/);
  await expect(page).toHaveURL(/sort=createdAt/);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  const note = drawer.getByLabel("Note for the player");
  const place = placeOf(drawer);
  const total = Number((await place.innerText()).split(" of ")[1]);
  for (let count = 1; count <= 5; count += 1) {
    await expect(place).toHaveText(`${count} of ${total}`);
    // A click in the same place counts as part of a double click, unless something is typed in between.
    await note.press("Home");
    await note.fill(`Confirmed ${count}.`);
    await toNextRecord(drawer, () => drawer.getByRole("button", { name: "Approve" }).click());
  }
  for (let count = 6; count <= 10; count += 1) {
    await expect(place).toHaveText(`${count} of ${total}`);
    await expect(note).toBeFocused();
    await page.keyboard.type("Confirmed by keys.");
    // Approve waits for the checks; a click would wait for the button itself.
    await expect(drawer.getByRole("button", { name: "Approve" })).not.toHaveAttribute("aria-disabled", "true");
    await toNextRecord(drawer, () => page.keyboard.press("Control+Enter"));
  }
  await expect(place).toHaveText(`11 of ${total}`);
  // A note that was sent before can be inserted again.
  await drawer.getByRole("button", { name: "Recent notes" }).click();
  await page.getByRole("menuitem", { name: "Confirmed 5." }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("Confirmed 5.");
  await note.fill("");
  // J and K step through records while the focus is outside the note.
  await drawer.getByRole("heading").first().click();
  await page.keyboard.press("k");
  await expect(place).toHaveText(`10 of ${total}`);
  await expect(drawer.getByText("Approved", { exact: true })).toBeVisible();
  await page.keyboard.press("j");
  await expect(place).toHaveText(`11 of ${total}`);
});

test("bank account rejection from the row: note is blank → button is disabled", async ({ page }) => {
  await signIn(page, "ADMIN", PENDING);
  const row = rowsOf(page).nth(0);
  await row.getByRole("button", { name: "Reject" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Reject bank account" });
  await expect(confirm.getByRole("button", { name: "Reject account" })).toHaveAttribute("aria-disabled", "true");
  await confirm.getByLabel("Note for the player").fill("   ");
  await expect(confirm.getByRole("button", { name: "Reject account" })).toHaveAttribute("aria-disabled", "true");
  await confirm.getByLabel("Note for the player").fill("The name does not match.");
  await confirm.getByRole("button", { name: "Reject account" }).click();
  await expectToast(page, "Bank account rejected.");
  await expect(page).not.toHaveURL(/panel=/);
});

test("bank account review: colleague approved meanwhile → error dialog, note kept, status shown", async ({
  page,
  problems,
  site,
}) => {
  removeStops(site.backend);
  problems.allow(/status of 409/);
  await signIn(page, "OPERATOR_MANAGER", PENDING);
  await rowsOf(page).nth(0).click();
  const drawer = page.getByRole("dialog").first();
  await drawer.getByLabel("Note for the player").fill("Confirmed.");
  // A colleague decides in another window of this browser.
  const answer = await page.evaluate(async () => {
    const post = async (method: string, path: string, body: object) => {
      const response = await fetch(path, {
        method,
        headers: { "Content-Type": "application/json", "x-mock-role": "ADMIN" },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { success: boolean; data: { uuid: string; player: { playerCode: string } } };
    };
    const uuid = new URL(window.location.href).searchParams.get("uuid");
    const { data } = await post("POST", "/api/paymentsV2/withdraw/bank-accounts/show", { uuid });
    const { playerCode } = data.player;
    return post("PUT", "/api/paymentsV2/withdraw/bank-accounts", {
      uuid,
      actionType: "approve",
      playerNote: "First.",
      playerCode,
    });
  });
  expect(answer.success).toBe(true);
  await drawer.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/already been approved by Jonas/)).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(drawer.getByLabel("Note for the player")).toHaveValue("Confirmed.");
  await expect(drawer.getByText("Approved", { exact: true })).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Approve" })).toHaveAttribute("aria-disabled", "true");
});

test("decided bank account: user may not redo → no Reject button; may redo → enabled", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", `${LIST}?status=APPROVED&isDeleted=false`);
  await expect(rowsOf(page).nth(0)).toBeVisible();
  await expect(rowsOf(page).nth(0).getByRole("button", { name: "Reject" })).toBeHidden();
  await signIn(page, "ADMIN", `${LIST}?status=APPROVED&isDeleted=false`);
  const row = rowsOf(page).nth(0);
  await expect(row.getByRole("button", { name: "Reject" })).toBeEnabled();
  await expect(row.getByRole("button", { name: "Approve" })).toHaveAttribute("aria-disabled", "true");
});

test("bank accounts: filter, sort and page → in the URL, restored by reload and Back", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", LIST);
  await page.getByRole("combobox", { name: "Status" }).selectOption("REJECTED");
  await expect(page).toHaveURL(/status=REJECTED/);
  await page.getByRole("columnheader", { name: "Bank" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=bankName/);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("textbox", { name: "Page" })).toHaveValue("2");
  // The rows of the first page stay until those of the second are loaded.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const player = await rowsOf(page).nth(0).getByRole("rowheader").innerText();
  await page.reload();
  await expect(rowsOf(page).nth(0).getByRole("rowheader")).toHaveText(player);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
});

test("bank account panel: URL without an ID → not-found message", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", `${LIST}?panel=bank-account-details`);
  await expect(page.getByText("This bank account does not exist")).toBeVisible();
});

test("JSON of a bank account: super admins only", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", LIST);
  await rowsOf(page).nth(0).click();
  await page.getByRole("tab", { name: "JSON" }).click();
  await expect(page.getByRole("dialog").getByText("playerCode").first()).toBeVisible();
  await signIn(page, "ADMIN", LIST);
  await rowsOf(page).nth(0).click();
  await expect(page.getByRole("dialog").getByRole("term").getByText("Account holder", { exact: true })).toBeVisible();
  await expect(page.getByRole("tab", { name: "JSON" })).toHaveCount(0);
});

test("bank account confirmation: Back → closes, page stays; note typed → asks first", async ({ page }) => {
  await signIn(page, "ADMIN", "/quick-dashboard");
  await page.locator("[data-slot=background]").waitFor({ state: "attached" });
  await page.getByRole("link", { name: /^Bank accounts \d/ }).click();
  const reject = rowsOf(page).nth(0).getByRole("button", { name: "Reject" });
  const confirm = page.getByRole("alertdialog", { name: "Reject bank account" });
  await expect(page).toHaveURL(/bank-accounts/);
  const address = page.url();
  await reject.click();
  await expect(confirm).toBeVisible();
  await page.goBack();
  await expect(confirm).toBeHidden();
  expect(page.url()).toBe(address);
  await reject.click();
  await confirm.getByLabel("Note for the player").fill("The name does not match.");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(confirm.getByLabel("Note for the player")).toHaveValue("The name does not match.");
  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(confirm).toBeHidden();
  expect(page.url()).toBe(address);
  await reject.click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(confirm).toBeHidden();
  await reject.click();
  await expect(confirm).toBeVisible();
  await page.reload();
  await expect(reject).toBeVisible();
  await expect(confirm).toBeHidden();
  await page.locator("[data-slot=background]").waitFor({ state: "attached" });
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(/quick-dashboard/);
  await expect(confirm).toBeHidden();
});

test("bank account confirmation: closed with a note → asks before discarding", async ({ page }) => {
  await signIn(page, "ADMIN", PENDING);
  await rowsOf(page).nth(0).getByRole("button", { name: "Reject" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Reject bank account" });
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await confirm.getByLabel("Note for the player").fill("The name does not match.");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => confirm.getByRole("button", { name: "Cancel" }).click(),
  ]) {
    await leave();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(confirm.getByLabel("Note for the player")).toHaveValue("The name does not match.");
  }
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(confirm).toBeHidden();
});

test("bank account drawer: reload with a note → offered for restoring", async ({ page, site }) => {
  removeStops(site.backend);
  page.on("dialog", (question) => void question.accept());
  await signIn(page, "ADMIN", PENDING);
  const row = rowsOf(page).nth(0);
  const note = page.getByLabel("Note for the player");
  const restore = page.getByRole("button", { name: "Restore" });
  await row.click();
  await note.fill("Begun in the drawer.");
  await page.reload();
  await expect(note).toHaveValue("");
  await restore.click();
  await expect(note).toHaveValue("Begun in the drawer.");
  await page.getByRole("button", { name: /^Approve/ }).click();
  await expectToast(page, "Bank account approved.");
});

test("bank account confirmation: reload with a note → offered for restoring", async ({ page }) => {
  page.on("dialog", (question) => void question.accept());
  await signIn(page, "ADMIN", PENDING);
  const row = rowsOf(page).nth(0);
  const note = page.getByLabel("Note for the player");
  const restore = page.getByRole("button", { name: "Restore" });
  await row.getByRole("button", { name: "Reject" }).click();
  await note.fill("Begun in the question.");
  await page.reload();
  await row.getByRole("button", { name: "Reject" }).click();
  await restore.click();
  await expect(note).toHaveValue("Begun in the question.");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Reject/ })
    .click();
  await expectToast(page, "Bank account rejected.");
});
