import { expect, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Transactions/Bet adjustments",
  args: { at: "/transactions/bet-adjustment" },
} satisfies SceneMeta;

export const Default = look();

/** Each adjustment links to its bet and shows its direction. */
export const LinksToTheBet: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const { betId, direction } = db.transactions.transactions.get(row.dataset["rowId"]!)!;
    await expect(within(row).getByRole("link", { name: betId! })).toHaveAttribute("href", `/bets/${betId}`);
    await expect(row).toHaveTextContent(direction === "IN" ? "To the player" : "From the player");
  },
};

export const Empty = look(emptyPage("No bet adjustments yet"));
export const Forbidden = forbiddenPage("listTransactions", "view_transactions");
