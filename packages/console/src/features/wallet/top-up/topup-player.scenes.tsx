import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { firstOf } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { nordlysPlayer, ownerWith, topUpsOf } from "#testing/rows/wallet-rows.ts";
import { expectToastLink } from "#testing/stories/toast-link.ts";

const HAS = { USD: 120.5, EUR: 0, BTC: 0.000_000_03, TRX: 1.000_001, JPY: 500 };

const opens: Scene["opens"] = (db) => ({ id: "topup-player", params: { player: ownerWith(db, HAS) } });

export default {
  ...staging,
  title: "Panels/Transactions/Topup Player",
  tags: ["panel:topup-player"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const button = async (name: string) => (await drawer()).findByRole("button", { name });
const says = async (name: string, reason: string | RegExp) =>
  waitFor(async () => expect(await button(name)).toHaveAccessibleDescription(reason));
const works = async (name: string) =>
  waitFor(async () => expect(await button(name)).not.toHaveAttribute("aria-disabled", "true"));
const amount = (text: string) => typeIn(/^Amount/, text);
const currency = (code: string) => choose(/^Currency/, code);
/** Text beside a label, without non-breaking spaces. */
const fact = async (label: string) =>
  (await drawer())
    .getByText(label)
    .parentElement!.querySelector("dd")!
    .textContent.replace(/\s?(?=[A-Z]+$)/, " ");

const go = async (way: "Increase" | "Decrease") => {
  await works(way);
  await press(way);
  await (await drawer()).findByRole("heading", { name: "Confirm" });
};
const confirm = async (note = "Goodwill after the outage.") => {
  await choose(/^Reason/, "Compensation");
  await typeIn(/^Note/, note);
  await userEvent.click((await drawer()).getByRole("checkbox"));
};
const send = async () => {
  await works("Send");
  await press("Send");
};
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const code = (db: Db) => nordlysPlayer(db).playerCode;
const usd = ({ transactions }: Db, playerId: string) => transactions.wallets.get(playerId)?.balances["USD"];

/** Both directions are disabled until an amount is entered. */
export const NoAmountYet: SceneStory = {
  play: async () => {
    await waitFor(async () => expect(await fact("Balance")).toBe("120.50 USD"));
    await says("Increase", /Enter an amount first/);
    await says("Decrease", /Enter an amount first/);
  },
};

/** Shows the operator's top-ups of today and its daily limit. */
export const DailyLimit = look({
  args: {
    arrange: (db) => {
      const { extras } = db.operatorAdmin;
      extras.set("op-nordlys", { ...extras.get("op-nordlys")!, limits: { dailyTopupLimitInUSD: 12_345.5 } });
    },
  },
  play: async () => {
    await waitFor(async () => expect(await fact("Daily limit")).toBe("12,345.50 USD"));
    await expect(await fact("Topped up today")).toMatch(/^[\d,.]+ USD$/);
  },
});

/** USD is always offered, the others come from the operator. */
export const CurrenciesOfTheOperator: SceneStory = {
  play: async () => {
    await waitFor(async () => expect(await fact("Daily limit")).toMatch(/USD/));
    const box = (await drawer()).getByRole<HTMLSelectElement>("combobox", { name: /^Currency/ });
    const offered = [...box.options].filter((it) => !it.hidden);
    await expect(offered.map((it) => it.textContent)).toEqual(["USD", "EUR", "TRX", "BTC", "JPY"]);
  },
};

/** Invalid amounts keep both directions disabled and are never sent. */
const refused = (text: string, rule: RegExp, inCurrency?: string): SceneStory => ({
  play: async ({ loaded }) => {
    if (inCurrency !== undefined) {
      await waitFor(async () => expect(await fact("Daily limit")).toMatch(/USD/));
      await currency(inCurrency);
    }
    await amount(text);
    const box = (await drawer()).getByRole("textbox", { name: /^Amount/ });
    await userEvent.type(box, "{Enter}");
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveAccessibleDescription(rule));
    await says("Increase", /first|more than 0|at most/);
    await says("Decrease", /first|more than 0|at most/);
    await userEvent.click(await button("Increase"));
    await expect((await drawer()).queryByRole("heading", { name: "Confirm" })).toBeNull();
    await expectNothingSent(loaded, "topUpWallet");
  },
});
export const Zero = refused("0", /Use more than 0/);
export const ZeroWithDecimals = refused("0.00", /Use more than 0/);
export const Negative = refused("-5", /Use more than 0/);
export const WithAnExponent = refused("1e21", /Enter a number like/);
export const TooManyDigits = refused("99999999.123456789", /at most 8 decimals/, "BTC");
export const FinerThanADollarCent = refused("0.001", /at most 2 decimals/);
export const FinerThanATron = refused("0.0000001", /at most 6 decimals/, "TRX");
export const FinerThanASatoshi = refused("0.000000001", /at most 8 decimals/, "BTC");
export const FinerThanAYen = refused("1.5", /JPY|whole|no decimals/, "JPY");

/** A decrease can take the entire balance, not more. */
export const DecreaseUpToTheBalance: SceneStory = {
  play: async () => {
    await amount("120.51");
    await says("Decrease", /The amount exceeds the balance/);
    await works("Increase");
    await amount("120.50");
    await go("Decrease");
    await expect(await fact("Balance before")).toBe("120.50 USD");
    await expect(await fact("Balance after")).toBe("0.00 USD");
  },
};

/** Before and after are exact to the last digit of the currency. */
const exact = (unit: string, by: string, [before, after]: readonly [string, string], way: "Increase" | "Decrease") =>
  ({
    play: async () => {
      await waitFor(async () => expect(await fact("Daily limit")).toMatch(/USD/));
      await currency(unit);
      await amount(by);
      await go(way);
      await expect(await fact("Balance before")).toBe(before);
      await expect(await fact("Balance after")).toBe(after);
    },
  }) satisfies SceneStory;
export const ExactBitcoin = exact("BTC", "0.00000002", ["0.00000003 BTC", "0.00000001 BTC"], "Decrease");
export const ExactTron = exact("TRX", "2.000002", ["1.000001 TRX", "3.000003 TRX"], "Increase");
export const ExactYen = exact("JPY", "1", ["500 JPY", "501 JPY"], "Increase");
export const ExactCents = exact("USD", "0.1", ["120.50 USD", "120.60 USD"], "Increase");

/** The sentence names direction, player and amount before sending. */
export const Sentence: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await amount("20");
    await go("Decrease");
    const sentence = `Decrease the balance of player ${code(db)} by 20.00 USD.`;
    await expect(
      (await drawer()).getByText((_, element) => element?.tagName === "P" && element.textContent === sentence),
    ).toBeVisible();
  },
};

/** Send needs reason, note and confirmation, in this order. */
export const SendWaits: SceneStory = {
  play: async ({ loaded }) => {
    await amount("20");
    await go("Increase");
    await says("Send", /Choose a reason first/);
    await choose(/^Reason/, "Correction");
    await says("Send", /Write a note first/);
    await typeIn(/^Note/, "   ");
    await says("Send", /Write a note first/);
    await typeIn(/^Note/, "Typed twice.");
    await says("Send", /Confirm the change first/);
    await userEvent.type((await drawer()).getByRole("textbox", { name: /^Note/ }), "{Control>}{Enter}{/Control}");
    await expectNothingSent(loaded, "topUpWallet");
    await userEvent.click((await drawer()).getByRole("checkbox"));
    await works("Send");
  },
};

/** Back keeps the input for either direction. */
export const BackKeepsEverything: SceneStory = {
  play: async () => {
    await amount("20");
    await go("Increase");
    await confirm("Typed twice.");
    await press("Back");
    await (await drawer()).findByRole("heading", { name: "Amount" });
    await expect((await drawer()).getByRole("textbox", { name: /^Amount/ })).toHaveValue("20.00");
    await amount("7");
    await go("Decrease");
    await expect(await fact("Balance after")).toBe("113.50 USD");
    await expect((await drawer()).getByRole("textbox", { name: /^Note/ })).toHaveValue("Typed twice.");
    await expect((await drawer()).getByRole("checkbox")).toBeChecked();
    await works("Send");
  },
};

const sends = (way: "Increase" | "Decrease", action: "topup" | "deduct", success: string): SceneStory => ({
  ...sending("topUpWallet"),
  play: async ({ loaded }) => {
    const { db } = loaded;
    await amount("20.25");
    await go(way);
    await confirm();
    await send();
    await waitFor(() => expect(screen.getByText(success)).toBeVisible());
    await gone();
    await expect(sentTo(loaded, "topUpWallet")).toEqual([
      {
        body: {
          note: "Goodwill after the outage.",
          amount: 20.25,
          currency: "USD",
          playerCode: code(db),
          reason: "COMPENSATION",
          action,
        },
      },
    ]);
    const [made] = [...db.transactions.transactions.values()].filter(
      ({ note }) => note === "Goodwill after the outage.",
    );
    await expectToastLink(`20.25 USD, player ${code(db)}`, `txId=${made!.txId}`);
    await expect(usd(db, nordlysPlayer(db).playerId)).toBe(action === "topup" ? 140.75 : 100.25);
  },
});
export const Increased = sends("Increase", "topup", "The amount has been increased successfully");
export const Decreased = sends("Decrease", "deduct", "The amount has been decreased successfully");

const noteOf = (length: number, play: (context: Parameters<NonNullable<SceneStory["play"]>>[0]) => Promise<void>) =>
  ({
    play: async (context) => {
      await amount("20");
      await go("Increase");
      await choose(/^Reason/, "Test");
      const note = (await drawer()).getByRole("textbox", { name: /^Note/ });
      await userEvent.click(note);
      await userEvent.paste("n".repeat(length));
      await userEvent.click((await drawer()).getByRole("checkbox"));
      await send();
      await play(context);
    },
  }) satisfies SceneStory;
export const NoteAtItsLongest = noteOf(200, async ({ loaded: { db } }) => {
  await gone();
  await expect(topUpsOf(db, code(db)).map(({ note }) => note?.length)).toContain(200);
});
export const NoteTooLong = noteOf(201, async ({ loaded }) => {
  const note = (await drawer()).getByRole("textbox", { name: /^Note/ });
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Use at most 200 characters/));
  await expectNothingSent(loaded, "topUpWallet");
});

/** Money §8: the sentence for the operator's daily limit. */
export const LimitExceeded = look({
  args: {
    arrange: (db) => {
      const { extras } = db.operatorAdmin;
      extras.set("op-nordlys", { ...extras.get("op-nordlys")!, limits: { dailyTopupLimitInUSD: 0 } });
    },
  },
  play: async ({ loaded: { db } }) => {
    const before = topUpsOf(db, code(db)).length;
    await amount("20");
    await go("Increase");
    await confirm();
    await send();
    const errorDialog = await dialog("Unable To Top Up Player");
    await expect(errorDialog.getByText("Topup Limit has been exceeded.")).toBeVisible();
    await userEvent.click(errorDialog.getByRole("button", { name: "OK" }));
    await expect(await button("Send")).toBeVisible();
    await expect(topUpsOf(db, code(db))).toHaveLength(before);
  },
});

/** The same amount again, more than the rest of the daily limit: said before it is sent. */
export const Checks: SceneStory = {
  args: {
    arrange: (db) => {
      const { extras } = db.operatorAdmin;
      extras.set("op-nordlys", { ...extras.get("op-nordlys")!, limits: { dailyTopupLimitInUSD: 0 } });
    },
  },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("Daily limit reached.")).toBeVisible());
    await amount("20");
    await go("Increase");
  },
};

/** Balance spent meanwhile: error at the amount, nothing is changed. */
export const BalanceGoneMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await amount("100");
    await go("Decrease");
    await confirm();
    ownerWith(db, { USD: 40 });
    await send();
    const box = await (await drawer()).findByRole("textbox", { name: /^Amount/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/The player has only 40.00 USD/));
    await expect(usd(db, nordlysPlayer(db).playerId)).toBe(40);
  },
};

/** A double click or a held Enter sends one request. */
export const PressedTwice: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const before = topUpsOf(db, code(db)).length;
    await amount("20");
    await go("Increase");
    await confirm();
    await works("Send");
    const sendButton = await button("Send");
    sendButton.focus();
    sendButton.click();
    sendButton.click();
    await userEvent.keyboard("{Enter>5/}");
    await gone();
    await expect(topUpsOf(db, code(db))).toHaveLength(before + 1);
  },
};

/**
 * Executed, but the response was lost or unreadable: the outcome is unknown, and it cannot be sent again, not even by
 * going back.
 */
const lost = (fault: "lost" | "cut"): SceneStory => ({
  args: { faults: [{ operation: "topUpWallet", fault }] },
  play: async ({ loaded: { db } }) => {
    const before = topUpsOf(db, code(db)).length;
    await amount("20");
    await go("Increase");
    await confirm();
    await send();
    const errorDialog = await dialog("The Change Is Not Confirmed");
    await expect(errorDialog.queryByText(/failed|unable|could not be (saved|sent)/i)).toBeNull();
    await userEvent.click(errorDialog.getByRole("button", { name: "OK" }));
    await says("Send", /unknown whether this was carried out/);
    await userEvent.click(await button("Send"));
    await press("Back");
    await amount("21");
    await go("Increase");
    await says("Send", /unknown whether this was carried out/);
    await userEvent.click(await button("Send"));
    await expect(topUpsOf(db, code(db))).toHaveLength(before + 1);
  },
});
export const AnswerLost = lost("lost");
export const AnswerCut = lost("cut");

/** Balance unavailable: the first error message is shown and both directions are disabled. */
export const BalanceUnknown = look({
  args: { faults: [{ operation: "listPlayers", fault: "refused", times: 1 }] },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("This cannot be done right now.")).toBeVisible());
    await amount("20");
    await says("Increase", /The balance is still loading/);
    await press("Try again");
    await works("Increase");
    await expect(await fact("Balance")).toBe("120.50 USD");
  },
});

/** The last step refetches the balance, so that a reduced balance is not overdrawn. */
export const BalanceLowerAtLastStep: SceneStory = {
  play: async ({ loaded }) => {
    await amount("100");
    await go("Decrease");
    await confirm();
    await works("Send");
    ownerWith(loaded.db, { USD: 40 });
    window.dispatchEvent(new Event("visibilitychange"));
    await says("Send", "The amount exceeds the balance.");
    await userEvent.click(await button("Send"));
    await expectNothingSent(loaded, "topUpWallet");
  },
};

type Owner = { parentOpId: string | null; opId: string };
const ofBrandOfNordlys = ({ parentOpId }: Owner) => parentOpId === "op-nordlys";
const asksFor = (account: string, expected: (db: Db) => string, isOwner = ofBrandOfNordlys): SceneStory => ({
  args: {
    account,
    opens: (db) => {
      const { playerId, playerCode, opId } = firstOf(db.players, isOwner);
      return { id: "topup-player", params: { player: { playerId, playerCode, opId } } };
    },
  },
  play: async ({ loaded: { db, calls } }) => {
    await waitFor(() =>
      expect(calls.filter(({ id }) => id === "showOperator").map(({ input }) => input)).toContainEqual({
        body: { opId: expected(db) },
      }),
    );
  },
});
/**
 * Operator staff use their own operator, whichever of its brands the player has; all others the player's (money §6).
 */
export const ForOperatorStaff = look(
  asksFor("operator-admin", () => "op-nordlys"),
  { name: "Signed in as operator staff" },
);
export const BrandOfPlatform = look(
  asksFor("super-admin", (db) => firstOf(db.players, (it) => it.parentOpId === "op-nordlys").opId),
  { name: "Player of a brand, signed in as platform staff" },
);

/** Brand staff use limits and currencies of the player's operator, not of their brand. */
export const PlayersOperatorForBrandStaff = asksFor(
  "brand-admin",
  () => "op-nordlys",
  ({ opId }) => opId === "op-nordlys",
);

export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async ({ loaded }) => {
    await waitFor(() => expect(shownDrawer().getByText("topup_players")).toBeVisible());
    await expectNothingSent(loaded, "topUpWallet");
  },
};
