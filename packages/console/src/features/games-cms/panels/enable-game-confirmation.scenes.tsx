import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { changeGame, gameThat, offered, setAtNordlys } from "#testing/rows/game-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sentTo } from "#testing/stories/sent.ts";
import { expectUndone } from "#testing/stories/undo.ts";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Games CMS/Enable game",
  tags: ["panel:enable-game-confirmation"],
  args: {
    scenario: "small",
    arrange: (db) => setAtNordlys(db, offered(db), { status: "DISABLED", order: 3 }),
    opens: (db) => ({ id: "enable-game-confirmation", params: { ...offered(db), opId: "op-nordlys" } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const enable = confirmation({
  title: "Enable game",
  button: "Enable game",
  write: "enableGame",
  failure: "Unable To Enable Game",
  // Operator names load after the console.
  fill: async () => void (await (await enable.question()).findByText(/^(Nordlys|the whole platform)$/)),
});
const disabled = (db: Db) => gameThat(db, (it) => it.status === "DISABLED");

/** The question names game and operator. */
export const Asked = enable.asks(/^Enable .+ for Nordlys\. Players can play it there\.$/);

/** The game keeps its position in the lobby. */
export const Enabled = enable.sends(
  (db) => ({ body: { gameId: offered(db).gameId, opId: "op-nordlys" } }),
  / is enabled for Nordlys\.$/,
  {
    after: (db) =>
      expect(db.games.settings.get("op-nordlys")?.get(offered(db).gameId)).toMatchObject({
        status: "ACTIVE",
        order: 3,
      }),
  },
);

/** Platform staff enable it for all operators. */
export const ForThePlatform = look(
  enable.sends((db) => ({ body: { gameId: disabled(db).gameId, opId: "*" } }), / is enabled\.$/, {
    args: { opens: (db) => ({ id: "enable-game-confirmation", params: { ...disabled(db), opId: "*" } }) },
  }),
  { name: "Whole platform" },
);

/** Undo disables it for all operators again. */
export const UndoneForThePlatform: SceneStory = {
  args: { opens: (db) => ({ id: "enable-game-confirmation", params: { ...disabled(db), opId: "*" } }) },
  play: async ({ loaded }) => {
    const { gameId } = disabled(loaded.db);
    await enable.question();
    await enable.confirm();
    await expectUndone(loaded, "disableGame", {
      request: { body: { gameId, opId: "*" } },
      says: / is disabled\.$/,
    });
    await expect(sentTo(loaded, "enableGame")).toHaveLength(1);
  },
};

/** Disabled on the platform meanwhile: the server refuses with the reason. */
export const DisabledOnThePlatformMeanwhile = enable.refused(
  (db) => changeGame(db, offered(db), { status: "DISABLED" }),
  (db) => `${offered(db).title} is disabled on the platform.`,
);

export const WithoutRight = enable.forbidden("edit_games_cms", "operator-manager");
