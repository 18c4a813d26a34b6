import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { openBet } from "#testing/rows/bet-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";

export default {
  ...staging,
  title: "Panels/Bets/Settle Open Bet",
  tags: ["panel:settle-open-bet"],
  args: { scenario: "small", opens: (db) => ({ id: "settle-open-bet", params: { bet: openBet(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

/** Settles the bet as another member of staff. */
const settleElsewhere = (db: Db, winAmount: number) => {
  const row = openBet(db);
  db.bets.bets.set(row.betId, {
    ...db.bets.bets.get(row.betId)!,
    status: winAmount > 0 ? "WON" : "LOST",
    winAmount,
    settledAt: "2026-11-18T11:06:40.000Z",
    settledBy: "Jonas",
  });
  return row;
};
const enter = (amount: string) => answer(/^Win amount/, amount);
const bet = confirmation({
  title: "Settle Open Bet",
  button: /^Settle/,
  write: "settleBet",
  failure: "Unable To Settle Bet",

  read: "showBet",
  fill: () => enter("47"),
});
const box = async () => (await bet.question()).findByRole("textbox", { name: /^Win amount/ });

/** The field rejects the amount, and the button stays disabled. */
const refuses = (amount: string, rule: RegExp): SceneStory => ({
  play: async ({ loaded }) => {
    await enter(amount);
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription(rule));
    await expect(await bet.button()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await bet.button());
    await expect(sentTo(loaded, "settleBet")).toEqual([]);
  },
});

export const AmountMissing = bet.waits(/Enter the win amount first/);

/** The help says what an amount means, the button the result. */
export const Open: SceneStory = {
  play: async () => {
    await waitFor(async () =>
      expect(await box()).toHaveAccessibleDescription(/0 settles the bet as lost, any other amount as won/),
    );
    await enter("47.5");
    await waitFor(async () => expect(await bet.button()).toHaveTextContent(/Settle as won, 47\.50 \w+/));
    await enter("0");
    await waitFor(async () => expect(await bet.button()).toHaveTextContent("Settle as lost"));
  },
};

/** Usual results are choices, which set the win amount. */
export const Chosen: SceneStory = {
  ...sending("settleBet"),
  play: async ({ loaded }) => {
    const { betId } = openBet(loaded.db);
    const choice = (name: RegExp) => screen.findByRole("button", { name });
    await userEvent.click(await choice(/^Lost$/));
    await waitFor(async () => expect(await bet.button()).toHaveTextContent("Settle as lost"));
    await userEvent.click(await choice(/^Void$/));
    await waitFor(async () =>
      expect(await bet.button()).toHaveTextContent(/^Settle as won, [\d.,]+ \w+ \(stake returned\)/),
    );
    const won = await choice(/^Won, /);
    await userEvent.click(won);
    await expect(won).toHaveAttribute("aria-pressed", "true");
    const label = won.textContent.replace("Won", "Settle as won");
    await waitFor(async () => expect(await bet.button()).toHaveTextContent(label));
    const winAmount = Number((await box()).getAttribute("value")?.replaceAll(",", ""));
    await bet.confirm();
    await waitFor(() => expect(sentTo(loaded, "settleBet")).toEqual([{ body: { betId, winAmount } }]));
  },
};

/** The checks follow the win amount. */
export const AmountNotByTheOdds: SceneStory = {
  play: async () => {
    await enter("1");
    await waitFor(async () => expect((await bet.question()).getByText("Win amount differs.")).toBeVisible());
  },
};

/** The sentence repeats what stands against it. */
export const BlockedPlayer: SceneStory = bet.asks(/Blocked player\. A settlement as won pays a blocked account\./, {
  arrange: (db) => {
    const { playerId } = openBet(db).player;
    db.players.set(playerId, { ...db.players.get(playerId)!, isBlocked: true });
  },
});

export const TooMuch = refuses("1000000000.01", /Use at most 1,000,000,000/);
export const NoNumber = refuses("-ten", /./);

/** Grouping separators are accepted while typing; an incomplete amount keeps the button disabled. */
export const Grouped: SceneStory = {
  play: async () => {
    await userEvent.type(await box(), "1,2");
    await waitFor(async () => expect(await bet.button()).toHaveAttribute("aria-disabled", "true"));
    await expect(await bet.button()).toHaveTextContent(/^Settle$/);
    await userEvent.type(await box(), "34.5");
    await waitFor(async () => expect(await bet.button()).toHaveTextContent(/Settle as won, 1,234\.50 \w+/));
    await userEvent.type(await box(), ",0");
    await waitFor(async () => expect(await bet.button()).toHaveAttribute("aria-disabled", "true"));
    await expect(await box()).toBeInvalid();
  },
};

/** A currency without decimals rejects them. */
export const AmountInJpy = look(
  {
    ...refuses("47.5", /JPY has no decimals/),
    args: { opens: (db) => ({ id: "settle-open-bet", params: { bet: { ...openBet(db), currency: "JPY" } } }) },
  },
  { name: "Amount in JPY" },
);

/** The bet is refetched 2 seconds after the response, as the dialog says (content §4). */
export const SettledWaitsTwoSecondsBeforeTheRefresh: SceneStory = {
  ...sending("settleBet"),
  play: async ({ loaded }) => {
    const { betId } = openBet(loaded.db);
    await enter("47");
    await bet.confirm();
    await waitFor(() => expect(screen.getByText("Bet settled.")).toBeVisible());
    await waitFor(async () =>
      expect((await bet.question()).getByText(/The list refreshes in 2 seconds/)).toBeVisible(),
    );
    await expect(await bet.button()).toHaveAccessibleDescription(/The bet is settled/);
    await expect(sentTo(loaded, "settleBet")).toEqual([{ body: { betId, winAmount: 47 } }]);
  },
};

/** Settled by someone else meanwhile: the server refuses with the reason. */
export const SettledMeanwhile = bet.refused(
  (db) => void settleElsewhere(db, 0),
  "This bet is no longer open: it is LOST.",
);

/** Stale list row: the bet is already settled. */
export const NotOpen = look(
  bet.waits(/no longer open: it is won/, {
    opens: (db) => ({ id: "settle-open-bet", params: { bet: settleElsewhere(db, 100) } }),
  }),
);

export const WithoutRight = bet.forbidden("settle_bets", "operator-manager");
