import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Games catalogue/Game activities",
  args: { scenario: "small", at: "/gamesV2/activities" },
} satisfies SceneMeta;

/** Newest first; a row opens its changes. */
export const Default = look({
  play: async () => {
    await userEvent.click(await firstRow());
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Game Activity Log details" })).toBeVisible());
  },
});

export const Forbidden = forbiddenPage("listGameLogs", "view_game_activities", "operator-manager");
