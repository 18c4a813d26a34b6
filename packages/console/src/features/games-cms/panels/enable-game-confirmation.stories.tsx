import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { gameThat, offered, setAtNordlys } from "#testing/game-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Games/enable-game-confirmation",
  args: {
    ...staging.args,
    scenario: "small",
    arrange: (db) => setAtNordlys(db, offered(db), { status: "DISABLED", order: 3 }),
    opens: (db) => ({ id: "enable-game-confirmation", params: { ...offered(db), opId: "op-nordlys" } }),
  },
} satisfies Meta<Scene>;
export default meta;

/** Names of operators come a little later than the console. */
const confirm = async () => {
  const question = await dialog("Enable game");
  await question.findByText(/^(Nordlys|the whole platform)$/);
  await userEvent.click(question.getByRole("button", { name: "Enable game" }));
};

/** Says which game, and whose. */
export const Asked: SceneStory = {
  play: async () => {
    await (await dialog("Enable game")).findByText("Nordlys");
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      /^Enable .+ for Nordlys\. Players can play it there\.$/,
    );
  },
};

/** It keeps its place in the lobby. */
export const Enabled: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    await confirm();
    await expect(await screen.findByText(/ is enabled for Nordlys\.$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(db.games.settings.get("op-nordlys")?.get(offered(db).gameId)).toMatchObject({
      status: "ACTIVE",
      order: 3,
    });
  },
};

/** For everybody, by the platform's staff. */
export const ForThePlatform: SceneStory = {
  args: {
    opens: (db) => ({
      id: "enable-game-confirmation",
      params: { ...gameThat(db, (it) => it.status === "DISABLED"), opId: "*" },
    }),
  },
  play: async () => {
    await expect(await (await dialog("Enable game")).findByText("the whole platform")).toBeVisible();
    await confirm();
    await expect(await screen.findByText(/ is enabled\.$/)).toBeVisible();
  },
};

/** The platform has disabled it meanwhile: refused, and why. */
export const DisabledOnThePlatformMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const game = offered(db);
    db.games.games.set(game.gameId, { ...game, status: "DISABLED" });
    await confirm();
    const failure = await dialog("Unable To Enable Game");
    await expect(await failure.findByText(`${game.title} is disabled on the platform.`)).toBeVisible();
  },
};

export const Enabling: SceneStory = {
  args: { faults: [{ operation: "enableGame", fault: "timeout" }] },
  play: async () => {
    await confirm();
    const button = (await dialog("Enable game")).getByRole("button", { name: /Enable game/ });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};

/** Refused without a word: the documented toast. */
export const RefusedSilently: SceneStory = {
  args: { faults: [{ operation: "enableGame", fault: "refused-silently" }] },
  play: async () => {
    await confirm();
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
  },
};
