import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { nordlysPlayer } from "#testing/rows/wallet-rows.ts";

const player = (db: Db) => nordlysPlayer(db);
const bonus = (db: Db) => db.transactions.wallets.get(player(db).playerId)?.bonus;
const setBonus = (db: Db, amount: number) =>
  void db.transactions.wallets.set(player(db).playerId, { activeCurrency: "USD", balances: { USD: 3 }, bonus: amount });

export default {
  ...staging,
  title: "Panels/Transactions/Topup Player Bonus",
  tags: ["panel:topup-player-bonus"],
  args: {
    scenario: "small",
    arrange: (db) => setBonus(db, 25),
    opens: (db) => ({ id: "topup-player-bonus", params: { player: { playerCode: player(db).playerCode } } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const button = async (name: string) => (await drawer()).findByRole("button", { name });
const says = async (name: string, reason: string | RegExp) =>
  waitFor(async () => expect(await button(name)).toHaveAccessibleDescription(reason));
const works = async (name: string) =>
  waitFor(async () => expect(await button(name)).not.toHaveAttribute("aria-disabled", "true"));
const fact = async (label: string) =>
  (await drawer())
    .getByText(label)
    .parentElement!.querySelector("dd")!
    .textContent.replace(/\s?(?=[A-Z]+$)/, " ");
const amount = (text: string) => typeIn(/^Amount/, text);
const go = async (way: "Increase" | "Decrease") => {
  await works(way);
  await press(way);
  await (await drawer()).findByRole("heading", { name: "Confirm" });
};
const confirm = async () => {
  await typeIn(/^Note/, "For the outage.");
  await userEvent.click((await drawer()).getByRole("checkbox"));
};
const send = async () => {
  await works("Send");
  await press("Send");
};

/** Both directions are disabled until an amount is entered. */
export const NoAmountYet: SceneStory = {
  play: async () => {
    await says("Increase", "Enter an amount first.");
    await says("Decrease", "Enter an amount first.");
    await expect(await fact("Bonus balance")).toBe("25.00 USD");
  },
};

/** The sign enables one direction and explains why the other is disabled (ruling 40). */
export const SignDecides: SceneStory = {
  play: async () => {
    await works("Cancel");
    await amount("15");
    await works("Increase");
    await says("Decrease", "Enter a negative amount to decrease the balance.");
    await amount("-15");
    await works("Decrease");
    await says("Increase", "A negative amount decreases the balance.");
    await amount("-25.01");
    await says("Decrease", "The amount exceeds the balance.");
  },
};

/** Invalid amounts keep both directions disabled and are never sent. */
const refused = (text: string, rule: RegExp): SceneStory => ({
  play: async ({ loaded }) => {
    await waitFor(async () => expect(await fact("Bonus balance")).toBe("25.00 USD"));
    await amount(text);
    await userEvent.tab();
    await says("Increase", rule);
    await userEvent.click(await button("Increase"));
    await expect((await drawer()).queryByRole("heading", { name: "Confirm" })).toBeNull();
    await expectNothingSent(loaded, "topUpBonusWallet");
  },
});
export const Zero = refused("0.00", /other than 0/);
export const TooLarge = refused("100000000.01", /Use at most 100,000,000/);
export const TooSmall = refused("-100000000.01", /Use at least -100,000,000/);

const sends = (
  way: "Increase" | "Decrease",
  text: string,
  action: "topup" | "deduct",
  success: string,
): SceneStory => ({
  ...sending("topUpBonusWallet"),
  play: async ({ loaded }) => {
    const { db } = loaded;
    await amount(text);
    await go(way);
    await confirm();
    await send();
    await waitFor(() => expect(screen.getByText(success)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sentTo(loaded, "topUpBonusWallet")).toEqual([
      { body: { note: "For the outage.", amount: Number(text), playerCode: player(db).playerCode, action } },
    ]);
    await expect(bonus(db)).toBe(25 + Number(text));
  },
});
export const Increased = sends("Increase", "7.25", "topup", "The amount has been increased successfully");
export const Decreased = sends("Decrease", "-25", "deduct", "The amount has been decreased successfully");

/** Send needs note and confirmation; balances are exact; Back keeps the input. */
export const SendWaits: SceneStory = {
  play: async ({ loaded }) => {
    await amount("-0.1");
    await go("Decrease");
    await expect(await fact("Balance before")).toBe("25.00 USD");
    await expect(await fact("Balance after")).toBe("24.90 USD");
    await says("Send", "Write a note first.");
    await typeIn(/^Note/, "For the outage.");
    await says("Send", "Confirm the change first.");
    await userEvent.click((await drawer()).getByRole("checkbox"));
    await works("Send");
    await press("Back");
    await amount("3");
    await go("Increase");
    await expect((await drawer()).getByRole("textbox", { name: /^Note/ })).toHaveValue("For the outage.");
    await works("Send");
    await expectNothingSent(loaded, "topUpBonusWallet");
  },
};

/** Balance spent meanwhile: error at the amount, nothing is changed. */
export const BalanceGoneMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await amount("-20");
    await go("Decrease");
    await confirm();
    setBonus(db, 4);
    await send();
    const box = await (await drawer()).findByRole("textbox", { name: /^Amount/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/The player has only 4.00 USD of bonuses/));
    await expect(bonus(db)).toBe(4);
  },
};

export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async ({ loaded }) => {
    await waitFor(() => expect(shownDrawer().getByText("topup_players")).toBeVisible());
    await expectNothingSent(loaded, "topUpBonusWallet");
  },
};
