import { badge } from "../lib/menu.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { placeOf } from "../lib/place-of.ts";
import { rowsOf } from "../lib/shown.ts";

const PENDING = "/deposit/pending";
const VERIFY = "/api/transactionsV2/deposit/verify";

/** Deposits with a paid order. The provider refuses others. */
const paid = "/deposit/orders?orderStatus=PAID&status=PENDING&sort=createdAt";

test("verify deposit: double click from its order → one request, badge and page follow", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (it) => it.url().endsWith(VERIFY) && sent.push(it.postData() ?? ""));
  await signIn(page, "OPERATOR_MANAGER", paid);
  const before = await badge(page, "Pending Deposits");
  const row = rowsOf(page).nth(0);
  const txId = (await row.getAttribute("data-row-id"))!;
  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Order status" }).click();
  const status = page.getByRole("dialog", { name: "Order Status" });
  await status.getByRole("button", { name: /^Confirm \d/ }).dblclick();
  await expectToast(page, "Deposit Verified!");
  await expect(status).toBeHidden();
  expect(sent).toEqual([JSON.stringify({ txId })]);
  await expect.poll(() => badge(page, "Pending Deposits")).toBe(before - 1);
  // The transaction page shows the resulting balance and the user.
  await page.goto(`/transactions/details/${txId}?tab=history`);
  await expect(page.getByText(/^Verified a deposit of/)).toContainText("by Priya");
  await expect(page.getByRole("heading", { name: /Deposit Details/ })).toContainText("Confirmed");
});

test("pending deposits by keyboard: three rejected → next record each time", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await signIn(page, "OPERATOR_ADMIN", PENDING);
  await rowsOf(page).nth(0).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog").first();
  const place = placeOf(drawer);
  const total = Number((await place.innerText()).split(" of ")[1]);
  for (let count = 1; count <= 3; count += 1) {
    await expect(place).toHaveText(`${count} of ${total}`);
    await expect(drawer.getByRole("button", { name: /^Reject/ })).toBeVisible();
    await drawer.getByRole("heading").first().click();
    await page.keyboard.press("r");
    await expect(page.getByRole("textbox", { name: /^Reason/ })).toBeFocused();
    await page.keyboard.type(`The payer is not the player, ${count}.`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectToast(page, "Deposit Rejected!");
  }
  await expect(place).toHaveText(`4 of ${total}`);
});

test("verify deposit: colleague verified meanwhile → error dialog, credited once", async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await signIn(page, "OPERATOR_MANAGER", paid);
  const row = rowsOf(page).nth(0);
  const txId = (await row.getAttribute("data-row-id"))!;
  await row.getByRole("button", { name: "Verify" }).click();
  const question = page.getByRole("alertdialog", { name: "Verify Deposit Confirmation" });
  const verify = question.getByRole("button", { name: /^Verify \d/ });
  await expect(verify).not.toHaveAttribute("aria-disabled", "true");
  const colleague = await page.evaluate(
    async ([path, id]) => {
      const response = await fetch(path!, {
        method: "POST",
        headers: { "Content-Type": "application/json", "x-mock-role": "ADMIN" },
        body: JSON.stringify({ txId: id }),
      });
      return (await response.json()) as { data: { balanceAfter: number } };
    },
    [VERIFY, txId],
  );
  await verify.click();
  const warning = page.getByRole("alertdialog", { name: "Unable To Verify Transaction" });
  await expect(warning.getByText("This deposit has already been confirmed by Jonas.")).toBeVisible();
  const after = await page.evaluate(async (id) => {
    const response = await fetch("/api/transactionsV2/show", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ txId: id }),
    });
    return (await response.json()) as { data: { balanceAfter: number } };
  }, txId);
  expect(after.data.balanceAfter).toBe(colleague.data.balanceAfter);
});

test("verify deposit: response is lost → reported as unconfirmed, not sent again", async ({ page, mock, problems }) => {
  problems.allow(/Failed to load resource|ERR_/);
  await mock({ faults: [{ operation: "verifyDeposit", fault: "lost" }] });
  const sent: string[] = [];
  page.on("request", (it) => it.url().endsWith(VERIFY) && sent.push(it.url()));
  await signIn(page, "ADMIN", paid);
  await rowsOf(page).nth(0).getByRole("button", { name: "Verify" }).click();
  const question = page.getByRole("alertdialog", { name: "Verify Deposit Confirmation" });
  await question.getByRole("button", { name: /^Verify \d/ }).click();
  const unknown = page.getByRole("alertdialog", { name: "The Change Is Not Confirmed" });
  await unknown.getByRole("button", { name: "OK" }).click();
  // The deposit was read again: its status is shown and it can no longer be verified.
  await expect(question.getByRole("button", { name: /^Verify \d/ })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect(sent).toHaveLength(1);
});

test("pending deposits: DevOps or partner → no access, no menu link", async ({ page }) => {
  for (const role of ["DEV_OPS", "PARTNER"] as const) {
    await signIn(page, role, PENDING);
    await expect(page.getByText("You do not have access to this")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Pending Deposits/ })).toHaveCount(0);
  }
});
