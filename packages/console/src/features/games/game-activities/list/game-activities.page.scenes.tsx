import { expect, screen, userEvent, waitFor } from "storybook/test";
import { firstRow } from "#testing/on-screen.ts";
import { forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  args: { scenario: "small", at: "/gamesV2/activities" },
} satisfies SceneMeta;

/** Newest first; a row opens its changes. */
export const Default: SceneStory = {
  play: async () => {
    await userEvent.click(await firstRow());
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Game Activity Log details" })).toBeVisible());
  },
};

export const Forbidden = forbiddenPage("listGameLogs", "view_game_activities", "operator-manager");
