import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot } from "#testing/stories/record.ts";
import { nordlysPlayer, ownerWith } from "#testing/rows/wallet-rows.ts";

const at: Scene["at"] = (db) => `/?panel=player-wallet&player=${nordlysPlayer(db).playerCode}`;

export default {
  ...staging,
  title: "Panels/Transactions/Player Wallet",
  tags: ["panel:player-wallet"],
  args: { scenario: "small", at, arrange: (db) => void ownerWith(db, { USD: 0, EUR: 40.5, BTC: 0.000_000_03 }) },
} satisfies SceneMeta;

export const Default = look();

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const labels = async (name: string) => {
  const terms = await (await part(name)).findAllByRole("term");
  return terms.map((it) => it.textContent).join(", ");
};

/** Every documented figure of the three summaries, and a balance for each currency (money §3). */
export const EveryFigure: SceneStory = {
  play: async () => {
    await expect(await labels("Wallet")).toBe("USDActive, BTC, EUR");
    await expect(await labels("Bonus")).toBe("Bonus wallet balance, Total claimed bonuses");
    await expect(await labels("Affiliate")).toBe(
      "Estimated balance, Minimum withdrawal, Current level, Level percentage, Referred players' wager, Wager for the next level",
    );
    await expect(await labels("Cashback")).toBe(
      "Available to claim, Claimed, Claimed this month, Total loss, Minimum withdrawal, Current level, Next level, Level percentage",
    );
    await waitFor(async () => expect((await part("Wallet")).getByText("0.00000003")).toBeVisible());
  },
};

/** An amount held by a withdrawal is excluded from the balance and shown beside it. */
export const HeldByWithdrawal = look({
  args: {
    arrange: (db: Db) => {
      const { playerId } = ownerWith(db, { EUR: 40.5 });
      const { transactions } = db.transactions;
      const [waiting] = [...transactions.values()].filter(
        (it) => it.transactionType === "WITHDRAW" && it.status === "PENDING" && !it.isDeleted,
      );
      for (const [txId, tx] of transactions)
        if (tx.player.playerId === playerId && tx.transactionType === "WITHDRAW") transactions.delete(txId);
      const player = { ...waiting!.player, playerId };
      transactions.set("held", { ...waiting!, txId: "held", player, fromAmount: 12.25, fromCurrency: "EUR" });
    },
  },
  play: async () => {
    await waitFor(async () =>
      expect((await part("Wallet")).getByText(/held by withdrawals/)).toHaveTextContent(
        /^12\.25\s?EUR held by withdrawals$/,
      ),
    );
  },
});

/** A failed section does not affect the others. */
export const PartialError = look(
  {
    args: { faults: [{ operation: "showCashbackSummary", fault: "html-200", times: 1 }] },
    play: async () => {
      const cashback = await part("Cashback");
      await cashback.findByText("The cashback summary could not be loaded");
      await waitFor(async () => expect((await part("Affiliate")).getByText("Estimated balance")).toBeVisible());
      await userEvent.click(cashback.getByRole("button", { name: "Try again" }));
      await waitFor(() => expect(cashback.getByText("Available to claim")).toBeVisible());
    },
  },
  { name: "One part not loaded" },
);

/** After a top-up the wallet shows the new balance. */
export const ToppedUpFromHere: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await (await part("Wallet")).findByText("40.50");
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Top up" }));
    const topUp = within(await screen.findByRole("dialog", { name: /^Topup Player/ }));
    await waitFor(() => expect(topUp.getByText(`Player ${nordlysPlayer(db).playerCode}`)).toBeVisible());
    await userEvent.type(await topUp.findByRole("textbox", { name: /^Amount/ }), "7.5");
    const increase = topUp.getByRole("button", { name: "Increase" });
    await waitFor(() => expect(increase).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(increase);
    await userEvent.selectOptions(await topUp.findByRole("combobox", { name: /^Reason/ }), "Promotion");
    await userEvent.type(topUp.getByRole("textbox", { name: /^Note/ }), "Welcome back.");
    await userEvent.click(topUp.getByRole("checkbox"));
    await userEvent.click(topUp.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByText("The amount has been increased successfully")).toBeVisible());
    await waitFor(async () => expect((await part("Wallet")).getByText("7.50")).toBeVisible());
  },
};

/** Disabled buttons name the missing permission. */
export const ReadOnly = look(cannot("Top up", /topup_players/, { account: "operator-manager" }));
export const ConvertsNothing = cannot("Convert balance", /convert_balances/, { account: "operator-manager" });

export const NotFound = look(gonePanel("/?panel=player-wallet&player=NOBODY", "player"));
export const Forbidden = look(forbiddenPanel("getPlayer", "view_players"));
