import { expect, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { openBet } from "#testing/rows/bet-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Bets/Bet details",
  args: { scenario: "small", at: (db) => `/bets/${openBet(db).betId}` },
} satisfies SceneMeta;

export const Default = look();

/** The page shows the facts, the selection and Settle. */
export const Open: SceneStory = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("heading", { name: "Selection" })).toBeVisible());
    await expect(screen.getByRole("button", { name: "Settle…" })).toBeEnabled();
  },
};

export const NotFound = look({
  args: { at: "/bets/S-00000000" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("This bet does not exist")).toBeVisible());
  },
});
