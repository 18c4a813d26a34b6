import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const first = (db: Db) => [...db.players.values()][0]!;
const at: Scene["at"] = (db) => `/?panel=player-details&player=${first(db).playerCode}`;

export default {
  ...staging,
  title: "Players/player-details",
  args: { scenario: "small", at },
} satisfies SceneMeta;

/** Who it is, and the way to the player's own page. */
export const Default: SceneStory = {
  play: async () => {
    const link = await (await drawer()).findByRole("link", { name: "Open the page" });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/players\/\w+/));
  },
};

export const Gone = gonePanel("/?panel=player-details&player=NOBODY", "player");
export const Forbidden = forbiddenPanel("getPlayer", "view_players");
