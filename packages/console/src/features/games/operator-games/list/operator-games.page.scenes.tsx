import { expect, screen, userEvent, within } from "storybook/test";
import { offered, setAtNordlys } from "#testing/rows/game-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  args: {
    scenario: "small",
    at: "/games?opId=op-nordlys",
    arrange: (db) => setAtNordlys(db, offered(db), { status: "ACTIVE", order: 0 }),
  },
} satisfies SceneMeta;

/** In the order of the lobby; a row opens what the operator has set. */
export const Default: SceneStory = {
  play: async () => {
    await userEvent.click(await firstRow());
    await expect(await screen.findByRole("dialog", { name: "Game Details" })).toBeVisible();
    await expect(await screen.findByRole("textbox", { name: /^Order/ })).toHaveValue("0");
  },
};

/** Who may only look is told why. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await expect(within(await firstRow()).getByRole("button", { name: "Edit" })).toHaveAccessibleDescription(
      /edit_operator_games/,
    );
  },
};
