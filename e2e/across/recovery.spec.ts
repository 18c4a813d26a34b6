import type { Page } from "@playwright/test";
import { background } from "../lib/background.ts";
import { expect, settled, test } from "../fixtures.ts";
import { startGate } from "../lib/gate.ts";
import { rowsOf } from "../lib/shown.ts";
import { removeStops } from "../lib/remove-stops.ts";

/** Milliseconds after which everything works again once the server, the network or a call is back. */
const RECOVERED = 20_000;

/** Messages that report a failure. */
const trouble = (page: Page) =>
  page.locator("[data-slot=notice], [data-slot=stale-notice], [data-slot=reference], [data-slot=toast][role=alert]");
const notice = (page: Page, text: string) => page.locator("[data-slot=notice]").filter({ hasText: text });
const recovered = (page: Page) => expect(trouble(page)).toHaveCount(0, { timeout: RECOVERED });

test("server, network and calls taken away in turn: all recovers by itself, nothing is sent twice", async ({
  ownPage: page,
  context,
  mock,
  problems,
  site,
}) => {
  problems.allow(/ERR_|WebSocket|status of 50\d|dynamically imported module/);
  removeStops(site.backend);
  const gate = await startGate(site.url);
  const accounts = `/withdraw/bank-accounts?${new URLSearchParams({ status: "PENDING", isDeleted: "false" })}`;
  const rows = rowsOf(page);
  const drawer = page.locator("[data-slot=drawer]");

  await test.step("network, before the code of the drawer is loaded", async () => {
    await page.goto(`${gate.url}/api/auth/login?${new URLSearchParams({ as: "SUPER_ADMIN", returnTo: accounts })}`);
    await settled(page);
    await background(page);
    await context.setOffline(true);
    await rows.nth(1).click();
    await expect(notice(page, "You are offline since")).toBeVisible();
    await context.setOffline(false);
    await expect(drawer.getByRole("button", { name: /^Approve/ })).toBeVisible({ timeout: RECOVERED });
    await recovered(page);
  });

  await test.step("server, while the next record is opened", async () => {
    gate.set("away");
    await drawer.getByRole("button", { name: /^Next/ }).click();
    await expect(drawer.getByText("could not be loaded")).toBeVisible();
    await expect(notice(page, "The server cannot be reached since")).toBeVisible();
    gate.set("open");
    await expect(drawer.getByRole("button", { name: /^Approve/ })).toBeVisible({ timeout: RECOVERED });
    await recovered(page);
  });

  await test.step("network, while a decision is sent: not sent, and not sent later", async () => {
    await drawer.getByLabel("Note for the player").fill("Confirmed.");
    await context.setOffline(true);
    await drawer.getByRole("button", { name: /^Approve/ }).click();
    await expect(page.getByText(/Nothing was sent/).last()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await recovered(page);
    await expect(drawer.getByLabel("Note for the player")).toHaveValue("Confirmed.");
    expect(gate.keys).toEqual([]);
    await drawer.getByRole("button", { name: /^Approve/ }).click();
    await expect(page.locator("[data-slot=toast]").getByText("Bank account approved.")).toBeVisible();
    expect(gate.keys).toHaveLength(1);
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
  });

  await test.step("single calls, while rows are decided and the list is read", async () => {
    await rows.nth(0).getByRole("checkbox").check();
    await rows.nth(1).getByRole("checkbox").check();
    await page.getByRole("toolbar", { name: "Selected rows" }).getByRole("button", { name: "Reject" }).click();
    const confirmation = page.getByRole("alertdialog");
    await confirmation.getByLabel("Note for the player").fill("Not yours.");
    await mock({
      faults: (["reviewBankAccount", "listBankAccounts", "getBadges"] as const).map((operation) => ({
        operation,
        fault: operation === "reviewBankAccount" ? "lost" : "500",
      })),
    });
    await confirmation.getByRole("button", { name: /^Reject 2/ }).click();
    const results = page.getByRole("dialog", { name: /^Reject 2/ });
    await expect(results.getByText(/unknown|not confirmed/i).first()).toBeVisible();
    await expect(page.locator("[data-slot=stale-notice]")).toContainText("these rows are from");
    await mock({ faults: [] });
    await recovered(page);
    expect(gate.keys).toHaveLength(3);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
  });

  await test.step("server, while the list is exported", async () => {
    gate.set("away");
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const dialog = page.getByRole("dialog", { name: /^Export/ });
    await dialog.getByRole("button", { name: "Export" }).click();
    await expect(notice(page, "The server cannot be reached since")).toBeVisible();
    gate.set("open");
    await recovered(page);
  });

  expect(new Set(gate.keys).size).toBe(gate.keys.length);
  await gate.stop();
});
