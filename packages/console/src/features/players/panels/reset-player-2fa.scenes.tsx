import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { namedPlayer } from "#testing/rows/player-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const opens: Scene["opens"] = (db) => ({
  id: "reset-player-2fa",
  params: { player: namedPlayer(db, { username: "borealis", is2FAEnabled: true }) },
});

export default {
  ...staging,
  title: "Panels/Players/Reset Player 2FA",
  tags: ["panel:reset-player-2fa"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const player = confirmation({
  title: "Reset Player 2FA",
  button: "Reset 2FA",
  write: "resetPlayerTwoFactor",
  failure: "Unable To Reset Player 2FA",
});
const code = (db: Db) => namedPlayer(db).playerCode;

/** The question names the player and the consequence. */
export const Asked = player.asks(
  (db) =>
    new RegExp(
      `^Turn off the two-factor authentication of borealis \\(${code(db)}\\) of Nordlys ?\\. The player sets it up again at the next sign-in\\.$`,
    ),
);

export const Reset = player.sends(
  (db) => {
    const { playerId, playerCode } = namedPlayer(db);
    return { body: { playerId, playerCode } };
  },
  "Player 2FA reset.",
  {
    after: async (db) => {
      await expect(db.players.get(namedPlayer(db).playerId)!.is2FAEnabled).toBe(false);
    },
  },
);

/** Reset by someone else meanwhile. */
export const AlreadyOff = player.refused(
  (db) => void namedPlayer(db, { is2FAEnabled: false }),
  "This player does not use two-factor authentication.",
);

/** Refused without a message: the documented sentence (content §8). */
export const RefusedWithoutAWord: SceneStory = {
  args: { faults: [{ operation: "resetPlayerTwoFactor", fault: "refused-silently" }] },
  play: async () => {
    await player.confirm();
    await waitFor(() => expect(screen.getByText("Failed to update 2FA settings")).toBeVisible());
  },
};

export const WithoutRight = player.forbidden("edit_players", "dev-ops");
