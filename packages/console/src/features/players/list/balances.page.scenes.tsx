import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { ownerWith } from "#testing/rows/wallet-rows.ts";

export default {
  ...staging,
  title: "Pages/Players/Player balances",
  args: { at: "/players/balances" },
} satisfies SceneMeta;

export const Default = look();

/** Largest first, with the sum of all pages below; a row opens the player. */
export const LargestFirst: SceneStory = {
  args: { arrange: (db) => void ownerWith(db, { USD: 98_765_432.1 }) },
  play: async ({ loaded: { db, history } }) => {
    const first = await firstRow();
    await expect(first).toHaveTextContent("98,765,432.10");
    await expect(first).toHaveTextContent("Active");
    await expect(screen.getByText("Total")).toBeVisible();
    await userEvent.click(first);
    const { playerCode } = ownerWith(db, { USD: 98_765_432.1 });
    await waitFor(() => expect(history.location.pathname).toBe(`/players/${playerCode}`));
  },
};

export const Empty = look(emptyPage("No player balances yet"));
export const Forbidden = forbiddenPage("listPlayerBalances", "view_players");
