import { badge, menuLink } from "../lib/menu.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { handsOn } from "../lib/hands.ts";
import { oldestFirst } from "../lib/oldest-first.ts";
import { typeInList } from "../lib/type-in-list.ts";
import { placeOf } from "../lib/place-of.ts";
import { rowsOf } from "../lib/shown.ts";

test("support by keyboard: five tickets handled → badge decreases by five", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/support");
  const before = await badge(page, "Support Tickets");
  await oldestFirst(page);
  const row = rowsOf(page).nth(0);
  await expect(row).toContainText(/New|Pending/);
  await row.focus();
  await page.keyboard.press("r");
  const drawer = page.getByRole("dialog");
  for (let at = 1; at <= 3; at += 1) {
    await expect(placeOf(drawer)).toHaveText(new RegExp(`^${at} of `));
    await expect(drawer.getByRole("textbox", { name: "Reply" })).toBeFocused();
    await page.keyboard.type("We are looking into it.");
    await page.keyboard.press("Control+Enter");
  }
  // Two more tickets are closed without a reply.
  for (let at = 4; at <= 5; at += 1) {
    await expect(placeOf(drawer)).toHaveText(new RegExp(`^${at} of `));
    // Right after a write, Enter without another key before it counts as a repetition.
    await page.keyboard.press("Tab");
    await drawer.getByRole("button", { name: "Change status" }).press("Enter");
    await page.getByRole("menuitem", { name: "Closed" }).press("Enter");
    const question = page.getByRole("alertdialog", { name: "Update Ticket Status" });
    await expect(question.getByLabel("Status")).toHaveValue("CLOSED");
    const update = question.getByRole("button", { name: "Update" });
    await expect(update).not.toHaveAttribute("aria-disabled", "true");
    await update.press("Enter");
    await expect(question).toBeHidden();
  }
  await expect(placeOf(drawer)).toHaveText(/^6 of /);
  await page.keyboard.press("Escape");
  await expect(menuLink(page, "Support Tickets")).toContainText(String(before - 5));
  // The activity log shows the user.
  await page.goto("/support/activities");
  await expect(rowsOf(page).nth(0)).toContainText("Priya");
});

test("tickets by mouse: five answered and closed → at most two clicks and a text each", async ({ page, site }) => {
  await signIn(page, "OPERATOR_MANAGER", "/support?statuses=NEW,PENDING&sort=lastMessageAt");
  const before = await badge(page, "Support Tickets");
  const hands = handsOn(page);
  const drawer = page.getByRole("dialog");
  await hands.click(rowsOf(page).nth(0).locator("[data-column=subject]"));
  for (let at = 1; at <= 5; at += 1) {
    await expect(placeOf(drawer)).toHaveText(new RegExp(`^${at} of `));
    const reply = drawer.getByRole("textbox", { name: "Reply" });
    // The first ticket opens at its conversation, those after it at their reply.
    if (at === 1) await hands.click(reply);
    await expect(reply).toBeFocused();
    await hands.type("It was paid out this morning.");
    if (at === 1) await hands.click(drawer.getByRole("button", { name: "Other ways to send" }));
    // The way chosen for the first ticket is the button of the others.
    const send = "Send, close and next";
    await hands.click(
      at === 1 ? page.getByRole("menuitem", { name: send }) : drawer.getByRole("button", { name: send }),
    );
    await expectToast(page, "Reply sent, ticket closed.");
  }
  await expect(placeOf(drawer)).toHaveText(/^6 of /);
  expect(hands.clicks).toBeLessThanOrEqual(10);
  const closed = [...site.backend!.db.support.tickets.values()].filter(
    ({ status, messages }) => status === "CLOSED" && messages.at(-1)?.text === "It was paid out this morning.",
  );
  expect(closed).toHaveLength(5);
  // Escape would close the hint of the button under the mouse.
  await drawer.getByRole("button", { name: "Close", exact: true }).click();
  await expect(menuLink(page, "Support Tickets")).toContainText(String(before - 5));
});

test("canned reply: saved from a reply, inserted by a slash in the next ticket", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/support?statuses=NEW,PENDING&sort=lastMessageAt");
  await rowsOf(page).nth(0).locator("[data-column=subject]").click();
  const drawer = page.locator("[data-slot=drawer]");
  const reply = drawer.getByRole("textbox", { name: "Reply" });
  await reply.fill("We are looking into it.");
  await drawer.getByRole("button", { name: "Canned replies" }).click();
  await page.getByRole("menuitem", { name: "Save reply as canned reply…" }).click();
  const manager = page.getByRole("dialog", { name: "Canned replies" });
  await expect(manager.getByRole("textbox", { name: /^Name of/ })).toBeFocused();
  await page.keyboard.type("Looking");
  await manager.getByRole("button", { name: "Done" }).click();
  await drawer.getByRole("button", { name: "Send and next" }).click();
  await expect(placeOf(drawer)).toHaveText(/^2 of /);
  await expect(reply).toBeFocused();
  await page.keyboard.type("/");
  await expect(page.getByRole("menuitem", { name: "Looking" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reply).toHaveValue("We are looking into it.");
  await expect(reply).toBeFocused();
});

test("ticket: created, answered with an image, closed → no reply possible", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/support?opId=op-nordlys");
  const playerCode = await rowsOf(page).nth(0).getByRole("link").first().innerText();
  await page.getByRole("button", { name: "New support ticket" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Support Ticket" });
  await expect(dialog.getByRole("combobox", { name: "Brand" }).first()).toContainText("Nordlys");
  await typeInList(page, dialog.getByRole("combobox", { name: "Customer" }), playerCode.trim());
  await page.getByRole("option", { name: new RegExp(playerCode.trim()) }).click();
  await dialog.getByLabel("Subject").fill("Your documents");
  await dialog.getByLabel("Message").fill("Please upload the front of your card.");
  await dialog.getByRole("button", { name: "Create ticket" }).click();
  await expectToast(page, "created.");
  // Opens the newest ticket on its own page.
  await page.goto("/support?search=Your documents");
  await rowsOf(page).nth(0).click();
  await page.getByRole("link", { name: "Open the page" }).click();
  await expect(page.getByRole("heading", { name: /Your documents/ })).toBeVisible();
  await page.getByRole("textbox", { name: "Reply" }).fill("Like this.");
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await page.locator('input[type="file"]').setInputFiles({ name: "card.png", mimeType: "image/png", buffer: png });
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expectToast(page, "Reply sent.");
  await page.getByRole("button", { name: "View full size: card.png" }).click();
  await expect(page.getByRole("dialog", { name: /card\.png/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Change status" }).click();
  await page.getByRole("menuitem", { name: "Closed" }).click();
  const question = page.getByRole("alertdialog", { name: "Update Ticket Status" });
  await expect(question.getByLabel("Status")).toHaveValue("CLOSED");
  await question.getByRole("button", { name: "Update" }).click();
  await expectToast(page, "Ticket status updated.");
  // A closed ticket allows no reply and cannot be set to New.
  await expect(page.getByText("This ticket is closed. Change its status to reply.")).toBeVisible();
  await page.getByRole("button", { name: "Change status" }).click();
  await expect(page.getByRole("menuitem", { name: "Pending" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "New", exact: true })).toHaveCount(0);
});

test("tickets: partner → no access, view_tickets is named", async ({ page }) => {
  await signIn(page, "PARTNER", "/support");
  await expect(page.getByText("view_tickets")).toBeVisible();
});
