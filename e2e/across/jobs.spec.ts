import type { Db } from "../../packages/mocks/src/index.ts";
import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { handsOn } from "../lib/hands.ts";
import { toNextRecord } from "../lib/next-record.ts";
import { rowsOf } from "../lib/shown.ts";
import { removeStops } from "../lib/remove-stops.ts";
import { placeOf } from "../lib/place-of.ts";

/*
 * Daily jobs from the first screen on, by mouse and by keyboard. Clicks, keys and typed letters are counted. A job that
 * needs more than it does now fails.
 */

test.describe("five bank accounts approved with a note", () => {
  test("approval of five bank accounts: by mouse → at most eight clicks", async ({ page, site }) => {
    removeStops(site.backend);
    await signIn(page, "OPERATOR_MANAGER");
    const hands = handsOn(page);
    await hands.click(page.getByRole("link", { name: /^Bank accounts \d/ }));
    await hands.click(rowsOf(page).first());
    const drawer = page.getByRole("dialog");
    const note = drawer.getByLabel("Note for the player");
    await hands.click(note);
    for (let count = 1; count <= 5; count += 1) {
      await expect(placeOf(drawer)).toHaveText(new RegExp(`^${count} of `));
      await expect(note).toBeFocused();
      await hands.type("Ok");
      await toNextRecord(drawer, () => hands.click(drawer.getByRole("button", { name: "Approve" })));
    }
    await expect(placeOf(drawer)).toHaveText(/^6 of /);
    expect(hands.clicks).toBeLessThanOrEqual(8);
  });

  test("approval of five bank accounts: by keyboard → at most 32 keys", async ({ page, site }) => {
    removeStops(site.backend);
    await signIn(page, "OPERATOR_MANAGER");
    const hands = handsOn(page);
    await hands.press("Tab", "Enter");
    await hands.tabTo(page.getByRole("link", { name: /^Bank accounts \d/ }));
    await hands.press("Enter");
    await expect(rowsOf(page).first()).toBeVisible();
    await hands.press("/", "ArrowDown", "Enter");
    const drawer = page.getByRole("dialog");
    const note = drawer.getByLabel("Note for the player");
    await expect(note).toBeVisible();
    await hands.press("a");
    for (let count = 1; count <= 5; count += 1) {
      await expect(placeOf(drawer)).toHaveText(new RegExp(`^${count} of `));
      await expect(note).toBeFocused();
      await hands.type("Ok");
      await expect(drawer.getByRole("button", { name: "Approve" })).not.toHaveAttribute("aria-disabled", "true");
      await toNextRecord(drawer, () => hands.press("Control+Enter"));
    }
    await expect(placeOf(drawer)).toHaveText(/^6 of /);
    // Twelve lead to the queue, seven of them past the alerts and the payment queues; A leads to the first note.
    expect(hands.keys).toBeLessThanOrEqual(32);
  });
});

test.describe("freebet given to a player", () => {
  const withoutFreebet = ({ freebets, players }: Db): string => {
    const has = new Set([...freebets.applied.values()].map((it) => it.playerId));
    return [...players.values()].find((it) => !has.has(it.playerId))!.playerCode;
  };

  test("freebet to a player: by mouse → at most six clicks", async ({ page, site }) => {
    const code = withoutFreebet(site.backend!.db);
    await signIn(page, "SUPER_ADMIN");
    const hands = handsOn(page);
    const menu = page.getByRole("navigation").first();
    await hands.click(menu.getByRole("button", { name: "Bonus", exact: true }));
    await hands.click(menu.getByRole("link", { name: "Sport FreeBets" }));
    await hands.click(rowsOf(page).getByRole("button", { name: "Add", disabled: false }).first());
    const question = page.getByRole("alertdialog");
    await hands.click(question.getByRole("combobox", { name: "Player" }));
    // Text typed before the input has the focus would be lost.
    await expect(page.locator("input[role=combobox]:focus")).toBeVisible();
    await hands.type(code);
    await hands.click(page.getByRole("option", { name: new RegExp(`^${code}`) }).first());
    await hands.click(question.getByRole("button", { name: /^Add \d+ × / }));
    await expectToast(page, "FreeBet added to the player.");
    expect(hands.clicks).toBeLessThanOrEqual(6);
  });
});
