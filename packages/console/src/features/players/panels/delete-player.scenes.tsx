import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { namedPlayer } from "#testing/rows/player-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const opens: Scene["opens"] = (db) => ({
  id: "delete-player",
  params: { player: namedPlayer(db, { username: "borealis" }) },
});

export default {
  ...staging,
  title: "Panels/Players/Player Delete Confirmation",
  tags: ["panel:delete-player"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const player = confirmation({
  title: "Player Delete Confirmation",
  button: /^Delete/,
  write: "deletePlayer",
  failure: "Unable To Delete Player",
});
const code = (db: Db) => namedPlayer(db).playerCode;
const generated = () => expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;

/** The question names the player and the consequences. */
export const Asked = player.asks(
  (db) =>
    new RegExp(
      `^Delete borealis \\(${code(db)}\\) of Nordlys\\. The player can no longer sign in. Transactions stay on record\\.$`,
    ),
);

/** Sends all fields of the call with a generated deletion id; the row stays, marked as deleted. */
export const Deleted = player.sends(
  (db) => {
    const { playerId, playerCode } = namedPlayer(db);
    return { query: { playerId, playerUsername: "borealis", playerCode, uuid: generated() } };
  },
  "Player deleted successfully",
  {
    after: async (db) => {
      const deleted = [...db.players.values()].find((it) => it.username === "borealis")!;
      await expect([deleted.isDeleted, deleted.isBlocked]).toEqual([true, true]);
    },
  },
);

/** A player without a username is named by the code, and none is sent. */
export const NoUsername = look(
  player.sends(
    (db) => {
      const { playerId, playerCode } = namedPlayer(db);
      return { query: { playerId, playerCode, uuid: generated() } };
    },
    "Player deleted successfully",
    {
      args: { opens: (db) => ({ id: "delete-player", params: { player: namedPlayer(db, { username: null }) } }) },
    },
  ),
);

/** Deleted by someone else meanwhile. */
export const AlreadyDeleted = player.refused(
  (db) => void namedPlayer(db, { isDeleted: true }),
  "This player has already been deleted.",
);

/** Refused without a message: the documented sentence (money §8). */
export const RefusedWithoutAWord: SceneStory = {
  args: { faults: [{ operation: "deletePlayer", fault: "refused-silently" }] },
  play: async () => {
    await player.confirm();
    await waitFor(() => expect(screen.getByText("Unable to perform this action")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(await player.button()).toBeVisible();
  },
};

export const WithoutRight = player.forbidden("delete_players", "operator-manager");
