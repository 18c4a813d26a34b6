import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { offered, setAtNordlys } from "#testing/rows/game-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Games catalogue/Games",
  args: {
    scenario: "small",
    at: "/games?opId=op-nordlys",
    arrange: (db) => setAtNordlys(db, offered(db), { status: "ACTIVE", order: 0 }),
  },
} satisfies SceneMeta;

/** In lobby order; a row opens the operator's settings of the game. */
export const Default = look({
  play: async () => {
    await userEvent.click(await firstRow());
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Game Details" })).toBeVisible());
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Order/ })).toHaveValue("0"));
  },
});

/** Read-only users: disabled actions give the reason. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await expect(within(await firstRow()).getByRole("button", { name: /^Edit/ })).toHaveAccessibleDescription(
      /edit_operator_games/,
    );
  },
};
