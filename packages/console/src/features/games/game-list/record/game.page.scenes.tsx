import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { changeGame, offered } from "#testing/rows/game-rows.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Games catalogue/Game",
  args: { scenario: "small", at: (db) => `/gamesV2/${offered(db).gameId}` },
} satisfies SceneMeta;

export const Default = look();

const box = (name: RegExp) => screen.findByRole("textbox", { name });

/** Changes by another user are kept: only the fields edited here are sent. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = loaded;
    const { gameId } = offered(db);
    await userEvent.clear(await box(/^RTP/));
    await userEvent.type(await box(/^RTP/), "91.5");
    changeGame(db, offered(db), { title: "Renamed by a colleague" });
    await userEvent.click(screen.getByRole("button", { name: /Save/ }));
    await waitFor(() => expect(screen.getByText("Game updated.")).toBeVisible());
    await expect(db.games.games.get(gameId)).toMatchObject({ RTP: 91.5, title: "Renamed by a colleague" });
    await waitFor(async () => expect(await box(/^Title/)).toHaveValue("Renamed by a colleague"));
    await expect(screen.getByRole("button", { name: /Save/ })).toHaveAccessibleDescription(/Nothing was changed/);
  },
};

export const Invalid: SceneStory = {
  play: async () => {
    await userEvent.clear(await box(/^Title/));
    await userEvent.click(screen.getByRole("button", { name: /Save/ }));
    await waitFor(async () => expect(await box(/^Title/)).toHaveAccessibleDescription(/Enter the title/));
  },
};

/** A cover photo that would run a script: error at its field, nothing is sent. */
export const HarmfulCover: SceneStory = {
  play: async ({ loaded }) => {
    const cover = await box(/^Cover photo/);
    await userEvent.clear(cover);
    await userEvent.type(cover, "javascript:alert(1)");
    await userEvent.click(screen.getByRole("button", { name: /Save/ }));
    await waitFor(() => expect(cover).toHaveAccessibleDescription(/Start with \/ or https:/));
    await expectNothingSent(loaded, "updateGame");
    await userEvent.clear(cover);
    await userEvent.type(cover, "/media/games/new.webp");
    await userEvent.click(screen.getByRole("button", { name: /Save/ }));
    await waitFor(() => expect(screen.getByText("Game updated.")).toBeVisible());
  },
};

/** Removed from the catalogue meanwhile. */
export const GoneMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = loaded;
    await userEvent.type(await box(/^Title/), " II");
    db.games.games.delete(offered(db).gameId);
    await userEvent.click(screen.getByRole("button", { name: /Save/ }));
    await waitFor(() => expect(screen.getByText("This game does not exist.")).toBeVisible());
  },
};

/** Read-only users see the game. */
export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await expect(await box(/^Title/)).toHaveAttribute("readonly");
    await expect(screen.getByText(/You need the permission edit_games\./)).toBeVisible();
    await expect(screen.queryByRole("link", { name: "Activities" })).toBeNull();
  },
});

export const NotFound = look({
  args: { at: "/gamesV2/none" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("This game does not exist")).toBeVisible());
  },
});
