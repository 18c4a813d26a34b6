import type { Meta } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { openBet } from "#testing/bet-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Pages/Bet details",
  args: { ...staging.args, scenario: "small", at: (db) => `/bets/${openBet(db).betId}` },
} satisfies Meta<Scene>;
export default meta;

/** All facts, the selection, and settling. */
export const Open: SceneStory = {
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Selection" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Settle…" })).toBeEnabled();
  },
};

export const Gone: SceneStory = {
  args: { at: "/bets/S-00000000" },
  play: async () => {
    await expect(await screen.findByText("There is no such bet")).toBeVisible();
  },
};
