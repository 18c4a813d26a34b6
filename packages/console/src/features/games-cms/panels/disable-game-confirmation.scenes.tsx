import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { offered, setAtNordlys } from "#testing/rows/game-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sentTo } from "#testing/stories/sent.ts";
import { expectUndone } from "#testing/stories/undo.ts";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Games CMS/Disable game",
  tags: ["panel:disable-game-confirmation"],
  args: {
    scenario: "small",
    arrange: (db) => setAtNordlys(db, offered(db), { status: "ACTIVE", order: 3 }),
    opens: (db) => ({ id: "disable-game-confirmation", params: { ...offered(db), opId: "op-nordlys" } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const disable = confirmation({
  title: "Disable game",
  button: "Disable game",
  write: "disableGame",
  failure: "Unable To Disable Game",
  // Operator names load after the console.
  fill: async () => void (await (await disable.question()).findByText("Nordlys")),
});

/** The question names game and operator. */
export const Asked = disable.asks(/^Disable .+ for Nordlys\. Players can no longer play it there\.$/);

export const Disabled = disable.sends(
  (db) => ({ body: { gameId: offered(db).gameId, opId: "op-nordlys" } }),
  / is disabled for Nordlys\.$/,
  { after: (db) => expect(db.games.settings.get("op-nordlys")?.get(offered(db).gameId)?.status).toBe("DISABLED") },
);

/** Undo enables it where it was disabled. */
export const Undone: SceneStory = {
  play: async ({ loaded }) => {
    await disable.question();
    await disable.confirm();
    await expectUndone(loaded, "enableGame", {
      request: (db) => ({ body: { gameId: offered(db).gameId, opId: "op-nordlys" } }),
      says: / is enabled for Nordlys\.$/,
    });
    await expect(sentTo(loaded, "disableGame")).toHaveLength(1);
    await expect(loaded.db.games.settings.get("op-nordlys")?.get(offered(loaded.db).gameId)?.status).toBe("ACTIVE");
  },
};

/** Disabled by another user meanwhile. */
export const DisabledBySomebodyElseMeanwhile = disable.refused(
  (db) => setAtNordlys(db, offered(db), { status: "DISABLED", order: 3 }),
  (db) => `${offered(db).title} is already disabled.`,
);

export const WithoutRight = disable.forbidden("edit_games_cms", "operator-manager");
