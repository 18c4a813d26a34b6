import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { amountText } from "#entities/money/amount-text.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { changeRequest, requestOf } from "#testing/rows/bonus-rows.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const opens: Scene["opens"] = (db) => ({ id: "approve-bonus-request", params: { request: requestOf(db) } });
const NOTE = "Five years with us.";

/** The player's wallets, as the panel finds them. */
const arrange = (db: Db) => {
  const request = requestOf(db);
  const { playerId, currency } = request;
  changeRequest(db, request, { prizeType: "BONUS_BALANCE" });
  db.transactions.wallets.set(playerId, { activeCurrency: currency, bonus: 4.75, balances: { [currency]: 120.5 } });
};
const bonusOf = (db: Db, { playerId }: { playerId: string }) => db.transactions.wallets.get(playerId)?.bonus;

export default {
  ...staging,
  title: "Panels/Bonus/Topup Player",
  tags: ["panel:approve-bonus-request"],
  args: { arrange, opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

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
const next = async () => {
  await works("Next");
  await press("Next");
  await (await drawer()).findByRole("heading", { name: "Confirm" });
};
const confirm = async (note = NOTE) => {
  await typeIn(/^Note/, note);
  await userEvent.click((await drawer()).getByRole("checkbox"));
};
const send = async () => {
  await works("Send");
  await press("Send");
};

/** Shows the answers beside the form's default amount (content §2). */
export const WhatTheRequestSays: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { playerCode, currency, opId, amountInUSD, answers } = requestOf(db);
    await waitFor(async () => expect((await drawer()).getByRole("textbox", { name: /^Amount/ })).toHaveFocus());
    await waitFor(async () => expect(await fact("Balance")).toContain(`120.50${currency}`));
    await expect((await drawer()).getByText(playerCode)).toBeVisible();
    await expect((await fact("Currency")).trim()).toBe(currency);
    await expect(await fact("Operator")).toContain(opId);
    for (const label of ["Parent operator", "Bonus", "Prize"])
      await expect((await drawer()).getByText(label, { selector: "dt" })).toBeVisible();
    await expect((await drawer()).getByText(answers[0]!.label)).toBeVisible();
    const usual = amountText(amountInUSD, "USD", "en").replace(/\sUSD$/, "");
    await expect((await drawer()).getByRole("textbox", { name: /^Amount/ })).toHaveDisplayValue(
      new RegExp(`^${usual.replace(".00", "")}(\\.00)?$`),
    );
  },
};

/** Invalid amounts keep the button disabled and are never sent. */
const refused = (text: string, rule: RegExp, waits?: RegExp): SceneStory => ({
  play: async ({ loaded }) => {
    await works("Next");
    await amount(text);
    if (waits) await says("Next", waits);
    await userEvent.click(await button("Next"));
    const box = (await drawer()).getByRole("textbox", { name: /^Amount/ });
    if (!waits) await waitFor(() => expect(box).toHaveAccessibleDescription(rule));
    await expect((await drawer()).queryByRole("heading", { name: "Confirm" })).toBeNull();
    await expectNothingSent(loaded, "decideBonusFormRequest");
  },
});
export const Zero = refused("0", /above 0/, /Enter an amount above 0 first/);
export const NoAmount = refused(" ", /Enter an amount/, /Enter an amount first/);
export const TooLarge = refused("100000000.01", /Use at most 100,000,000/);

/** Exact balance before and after; the sentence names player, amount and bonus. */
export const BeforeAndAfter: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { playerCode, bonusTitle } = requestOf(db);
    await works("Next");
    await amount("10.35");
    await next();
    await expect(await fact("Bonus balance before")).toBe("4.75 USD");
    await expect(await fact("Bonus balance after")).toBe("15.10 USD");
    const sentence = `Give player ${playerCode} a bonus of 10.35 USD for ${bonusTitle}. It goes into the player's bonus wallet.`;
    // A space is left at the end, where failed checks would follow.
    const isSentence = (text: string) => text.replaceAll("\u00A0", " ").trimEnd() === sentence;
    await expect(
      (await drawer()).getByText((_, element) => element?.tagName === "P" && isSentence(element.textContent)),
    ).toBeVisible();
  },
};

/** A prize outside the bonus wallet: the sentence says so, and the bonus balance is not shown as changing. */
const prize = (prizeType: "CASH" | "FREE_SPINS" | "FREE_BET", sentence: string): SceneStory => ({
  args: {
    arrange: (db) => {
      arrange(db);
      changeRequest(db, requestOf(db), { prizeType });
    },
  },
  play: async () => {
    await works("Next");
    await amount("10.35");
    await next();
    await expect((await drawer()).getByText(/^Give player/)).toHaveTextContent(sentence);
    await expect((await drawer()).queryByText(/Bonus balance/)).toBeNull();
  },
});
export const Cash = prize("CASH", "It is paid as cash, not into the bonus wallet.");
export const FreeSpins = prize("FREE_SPINS", "It is granted as free spins, not into the bonus wallet.");
export const FreeBet = prize("FREE_BET", "It is granted as a free bet, not into the bonus wallet.");

/** A player without a wallet in the currency of the request: only the existing wallets are shown. */
export const OtherWallets: SceneStory = {
  args: {
    arrange: (db) => {
      const request = requestOf(db);
      db.transactions.wallets.set(request.playerId, { activeCurrency: "EUR", bonus: 0, balances: { EUR: 7, SEK: 30 } });
      changeRequest(db, request, { currency: "USDT" });
    },
  },
  play: async () => {
    await waitFor(async () => expect(await fact("Balance")).toBe("7.00EUR0.00USD30.00 SEK"));
  },
};

/** Send needs note and confirmation; Back keeps both. */
export const SendWaits: SceneStory = {
  play: async ({ loaded }) => {
    await next();
    await says("Send", /Write a note first/);
    await typeIn(/^Note/, "   ");
    await says("Send", /Write a note first/);
    await typeIn(/^Note/, NOTE);
    await says("Send", /Confirm the bonus first/);
    await userEvent.click((await drawer()).getByRole("checkbox"));
    await works("Send");
    await press("Back");
    await amount("3");
    await next();
    await expect((await drawer()).getByRole("textbox", { name: /^Note/ })).toHaveValue(NOTE);
    await works("Send");
    await expectNothingSent(loaded, "decideBonusFormRequest");
  },
};

/** Paid once to the bonus wallet; the request shows the granted amount. */
export const Approved: SceneStory = {
  ...sending("decideBonusFormRequest"),
  play: async ({ loaded }) => {
    const { db } = loaded;
    const request = requestOf(db);
    const { opId, bonusId, playerCode, requestId } = request;
    await works("Next");
    await amount("10.35");
    await next();
    await confirm();
    await send();
    await waitFor(() => expect(screen.getByText("Bonus request approved.")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sentTo(loaded, "decideBonusFormRequest")).toEqual([
      { body: { action: "APPROVE", opId, bonusId, playerCode, amountInUSD: 10.35, note: NOTE } },
    ]);
    await expect(bonusOf(db, request)).toBe(15.1);
    await expect(db.bonus.requests.get(requestId)).toMatchObject({ status: "APPROVED", amountInUSD: 10.35 });
  },
};

/** 201 characters are one too many. */
export const NoteTooLong: SceneStory = {
  play: async ({ loaded }) => {
    await next();
    const note = (await drawer()).getByRole("textbox", { name: /^Note/ });
    await userEvent.click(note);
    await userEvent.paste("n".repeat(201));
    await userEvent.click((await drawer()).getByRole("checkbox"));
    await send();
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Use at most 200 characters/));
    await expectNothingSent(loaded, "decideBonusFormRequest");
  },
};

/** Decided meanwhile: the server refuses, nothing is paid twice. */
export const DecidedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const request = requestOf(db);
    await next();
    await confirm();
    await works("Send");
    changeRequest(db, request, { status: "APPROVED", decidedBy: "Priya" });
    await press("Send");
    const errorDialog = await dialog("Unable To Approve Bonus Request");
    await expect(errorDialog.getByText("This request has already been approved by Priya.")).toBeVisible();
    await expect(bonusOf(db, request)).toBe(4.75);
  },
};

/** Stale list row: the button is disabled with the reason. */
export const AlreadyDecided: SceneStory = {
  args: {
    opens: (db) => {
      const request = requestOf(db);
      changeRequest(db, request, { status: "REJECTED", decidedBy: "Priya" });
      return { id: "approve-bonus-request", params: { request } };
    },
    arrange: () => undefined,
  },
  play: async () => says("Next", "This request is already rejected by Priya."),
};

/** Executed, but the response was lost: the outcome is unknown and it cannot be sent again. */
export const AnswerLost: SceneStory = {
  args: { faults: [{ operation: "decideBonusFormRequest", fault: "lost" }] },
  play: async ({ loaded: { db } }) => {
    const request = requestOf(db);
    await works("Next");
    await amount("10.35");
    await next();
    await confirm();
    await send();
    const errorDialog = await dialog("The Change Is Not Confirmed");
    await expect(errorDialog.queryByText(/failed|unable/i)).toBeNull();
    await userEvent.click(errorDialog.getByRole("button", { name: "OK" }));
    await says("Send", /already approved|unknown whether/);
    await userEvent.click(await button("Send"));
    await expect(bonusOf(db, request)).toBe(15.1);
  },
};

/** Balance unavailable: error, and the first step is disabled. */
export const BalanceUnknown = look({
  args: { faults: [{ operation: "listPlayers", fault: "refused", times: 1 }] },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("This cannot be done right now.")).toBeVisible());
    await says("Next", "The balance is still loading.");
    await press("Try again");
    await works("Next");
  },
});

export const WithoutRight: SceneStory = {
  args: { account: "dev-ops" },
  play: async ({ loaded }) => {
    await waitFor(() => expect(shownDrawer().getByText("decide_bonus_requests")).toBeVisible());
    await expectNothingSent(loaded, "decideBonusFormRequest");
  },
};
