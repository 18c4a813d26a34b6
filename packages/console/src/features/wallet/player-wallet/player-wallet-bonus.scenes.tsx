import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, showsFacts } from "#testing/stories/record.ts";
import { nordlysPlayer } from "#testing/rows/wallet-rows.ts";

const at = (db: Db) => `/?panel=player-wallet-bonus&player=${nordlysPlayer(db).playerCode}&operator=op-nordlys`;

export default {
  ...staging,
  title: "Panels/Transactions/Bonus",
  tags: ["panel:player-wallet-bonus"],
  args: { scenario: "small", at },
} satisfies SceneMeta;

export const Default = look();

/** Both documented figures (money §3). */
export const Filled = showsFacts("Bonus wallet balance, Total claimed bonuses");

/** Opened from the player's wallet. */
export const FromTheWallet: SceneStory = {
  args: { at: (db) => `/?panel=player-wallet&player=${nordlysPlayer(db).playerCode}` },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Bonus details" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Bonus/ })).toBeVisible());
    await waitFor(() => expect(screen.getByText("Total claimed bonuses")).toBeVisible());
  },
};

/** The button lists the player's bonus transactions. */
export const ToItsTransactions: SceneStory = {
  play: async ({ loaded: { db, history } }) => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Transactions" }));
    await waitFor(() => expect(screen.getByRole("grid", { name: "Bonus transactions" })).toBeVisible());
    await expect(history.location.search).toContain(`playerCode=${nordlysPlayer(db).playerCode}`);
  },
};
export const TopsUp: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Top up bonus" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Topup Player Bonus/ })).toBeVisible());
    await expect(screen.getAllByText(`Player ${nordlysPlayer(db).playerCode}`)[0]).toBeVisible();
  },
};
export const ReadOnly = look(cannot("Top up bonus", /topup_players/, { account: "operator-manager" }));
export const NotFound = look(
  gonePanel("/?panel=player-wallet-bonus&player=NOBODY&operator=op-nordlys", "bonus summary"),
);
export const Forbidden = look(forbiddenPanel("showBonusSummary", "view_cashback"));
