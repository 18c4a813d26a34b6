import type { Page } from "@playwright/test";
import { noteAnnouncements } from "./announcements.ts";
import { byKeyboard } from "../lib/by-keyboard.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { rowsOf, SHOWN } from "../lib/shown.ts";
import { removeStops } from "../lib/remove-stops.ts";

/** A super admin who works by keyboard only, with the announcements of a screen reader. */
const atWork = async (page: Page) => {
  const announced = await noteAnnouncements(page);
  const keys = byKeyboard(page);
  const drawer = page.locator("[data-slot=drawer]");
  const dialog = page.locator("[data-slot=dialog], [data-slot=confirm-dialog]").last();
  /** Opens a list and focuses its first row. */
  const list = async (address: string) => {
    const before = await page.locator(SHOWN).elementHandle();
    await go(page, address);
    // Tab on the previous page would end far from the row.
    await page.waitForFunction((it) => !it?.isConnected || it.ariaHidden === "true", before);
    await expect(page.locator(`${SHOWN} [aria-busy=true]`)).toHaveCount(0);
    await keys.reach(rowsOf(page).first());
  };
  const ready = (name: RegExp) => dialog.getByRole("button", { name, disabled: false });
  await signIn(page, "SUPER_ADMIN", "/user/profile");
  return { ...keys, announced, drawer, dialog, list, ready };
};

test("keyboard and screen reader, payments: results and next records are announced", async ({ page, site }) => {
  removeStops(site.backend);
  const { announced, dialog, drawer, list, press, reach, ready, take, type } = await atWork(page);

  await test.step("bank account: approved with a note, next one opens", async () => {
    await list("/withdraw/bank-accounts?status=PENDING&isDeleted=false");
    await press("Enter");
    await reach(drawer.getByLabel("Note for the player"));
    await type("Ok");
    await expect(drawer.getByRole("button", { name: "Approve" })).not.toHaveAttribute("aria-disabled", "true");
    await press("Control+Enter");
    await announced(/^Bank account 2 of \d+, .+, Player \w+$/);
    await press("Escape");
    await expect(drawer).toBeHidden();
  });

  await test.step("withdrawal: approved, next one opens; J continues", async () => {
    await list("/withdraw/pending?opId=op-nordlys&sort=createdAt");
    await press("Enter");
    await expect(drawer).toBeFocused();
    await press("a");
    await expect(dialog.getByLabel("Note for the player")).toBeFocused();
    await take(ready(/^Approve \d/));
    // jb does not accept the withdrawal.
    await take(ready(/^Force Approve \d/));
    await announced(/^Withdrawal 2 of \d+, [\d.,]+ \w+, player \w+$/);
    await expect(dialog).toHaveCount(0);
    await expect(drawer).toBeFocused();
    await press("j");
    await announced(/^Withdrawal 3 of \d+, [\d.,]+ \w+, player \w+$/);
    await press("Escape");
    await expect(drawer).toBeHidden();
  });

  await test.step("a bet is settled", async () => {
    await list("/bets?betType=SPORT&betMode=SINGLE&status=OPEN");
    await press("Enter");
    await take(drawer.getByRole("button", { name: "Settle…" }));
    await reach(dialog.getByLabel("Win amount"));
    await type("12.34");
    await take(ready(/^Settle as won, 12[.,]34/));
    await announced(/settled/i);
    await expect(dialog).toHaveCount(0);
    await press("Escape");
    await expect(drawer).toBeHidden();
  });
});

test("keyboard and screen reader, players and billing: results are announced", async ({ page, site }) => {
  removeStops(site.backend);
  const { db } = site.backend!;
  const given = new Set([...db.freebets.applied.values()].map((it) => it.playerId));
  const { playerCode } = [...db.players.values()].find((it) => !given.has(it.playerId))!;
  const { announced, dialog, drawer, list, press, reach, ready, take, type } = await atWork(page);

  await test.step("a freebet is given to a player", async () => {
    await list("/bonus/sport?isEnable=true&sort=-toTime");
    await take(rowsOf(page).first().getByRole("button", { name: "Add" }));
    await reach(dialog.getByRole("combobox", { name: "Player" }));
    await press("Enter");
    await expect(page.locator("input[role=combobox]:focus")).toBeVisible();
    await type(playerCode);
    await expect(page.getByRole("option", { name: new RegExp(`^${playerCode}`) })).toHaveCount(1);
    await press("Enter");
    await take(ready(/^Add \d+ × /));
    await announced(/FreeBet added to the player\./);
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a player is topped up", async () => {
    await list("/players/balances?currency=USD&balanceInUSD=100..");
    await take(rowsOf(page).first().getByRole("button", { name: "Wallet" }));
    await take(drawer.getByRole("button", { name: "Top up" }));
    await reach(dialog.getByLabel("Amount"));
    await type("12.34");
    await take(dialog.getByRole("button", { name: "Increase" }));
    await reach(dialog.getByLabel("Reason"));
    await type("Corr");
    await reach(dialog.getByLabel("Note"));
    await type("Typed twice.");
    await reach(dialog.getByRole("checkbox"));
    await press("Space");
    await take(ready(/^Send/));
    await announced(/The amount has been increased successfully/);
    await press("Escape");
    await expect(drawer).toBeHidden();
  });

  await test.step("a payment is entered", async () => {
    await go(page, "/billing/transaction-history?opId=op-nordlys&view=payments");
    await take(page.getByRole("button", { name: "New payment" }));
    await reach(dialog.getByRole("textbox", { name: /^Amount(?! in)/ }));
    await type("10.5");
    await reach(dialog.getByLabel("Exchange rate"));
    await press("Control+a");
    await type("0.1612");
    await take(ready(/^Add payment of 1\.69 USD/));
    await announced(/Payment Added!/);
  });
});

test("keyboard and screen reader, content and staff: results and next records are announced", async ({ page }) => {
  const { announced, drawer, list, press, reach, ready, take, type } = await atWork(page);

  await test.step("a game is set to maintenance", async () => {
    await list("/games?opId=op-nordlys&status=ACTIVE");
    await press("Enter");
    await reach(drawer.getByRole("combobox", { name: /^Status/ }));
    await type("Maint");
    await press("Control+Enter");
    await announced(/Game updated for operator!/);
    await expect(drawer).toBeHidden();
  });

  await test.step("new bank with an invalid value: error summary is focused, then added", async () => {
    await go(page, "/withdraw/bank-list?opId=op-nordlys");
    await take(page.getByRole("button", { name: "New bank" }));
    await reach(drawer.getByLabel("Key"));
    await type("KEYS 1");
    await reach(drawer.getByLabel("English"));
    await type("Keys only");
    await reach(drawer.getByLabel("Order"));
    await type("7");
    await press("Control+Enter");
    await expect(drawer.getByRole("group", { name: /1 problem/ })).toBeFocused();
    await reach(drawer.getByLabel("Key"));
    await press("Control+a");
    await type("KEYS_ONLY");
    await press("Control+Enter");
    await announced(/New Bank added!/);
    await expect(drawer).toBeHidden();
  });

  await test.step("search without results", async () => {
    await press("/");
    await type("NO_SUCH_BANK");
    await announced(/Nothing matches these filters/);
  });

  await test.step("a ticket is answered, next one opens", async () => {
    await list("/support?status=PENDING&sort=lastMessageAt");
    await press("r");
    await expect(drawer.getByRole("textbox", { name: "Reply" })).toBeFocused();
    await type("We are looking into it.");
    await press("Control+Enter");
    await announced(/^Support Ticket 2 of \d+, #\d+/);
    await press("Escape");
    await expect(drawer).toBeHidden();
  });

  await test.step("a member of staff is blocked", async () => {
    await go(page, "/settings/admins/auth0%7Coperator-manager");
    await take(page.getByRole("button", { name: "Block" }));
    await take(ready(/^Block /));
    await announced(/User successfully blocked!/);
  });
});
