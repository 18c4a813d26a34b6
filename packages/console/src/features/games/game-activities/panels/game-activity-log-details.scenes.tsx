import type { Db } from "@backoffice/mocks";
import { expect, userEvent } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { hasJson, says } from "#testing/stories/record.ts";

const entry = (db: Db) => [...db.games.logs.values()][0]!;
const at: Scene["at"] = (db) => `/?panel=game-activity-log-details&uuid=${entry(db).uuid}`;

export default {
  ...staging,
  title: "Panels/Games catalogue/Game Activity Log details",
  tags: ["panel:game-activity-log-details"],
  args: { scenario: "small", at },
} satisfies SceneMeta;

export const Default = look();

/** Values before and after, changed fields only. */
export const ComparesBeforeWithAfter: SceneStory = {
  args: {
    arrange: (db) => {
      const log = entry(db);
      const game = { gameId: "imoon-00417", RTP: 95.4, tags: ["norse", "vip"], hasDemo: true, title: "Amber Lanterns" };
      const logMeta = { before: game, after: { ...game, RTP: 96.21, tags: ["vip"], hasDemo: false } };
      db.games.logs.set(log.uuid, { ...log, logMeta });
    },
  },
  play: async () => {
    await says("Changes");
    const panel = await drawer();
    await expect(panel.getByText("95.4")).toBeVisible();
    await expect(panel.getByText("96.21")).toBeVisible();
    await expect(panel.getByText(/^Tags/)).toHaveTextContent("Tags, Removed");
    await expect(panel.getByText(/^Demo/)).toHaveTextContent("Demo, Changed");
    await expect(panel.queryByText(/^Title/)).toBeNull();
  },
};

/** A log entry for many games has no comparison. */
export const ManyGames = look({
  args: {
    arrange: (db) => {
      const log = entry(db);
      db.games.logs.set(log.uuid, {
        ...log,
        subtype: "GAMES_ENABLED",
        message: "Aylin enabled 214 games of imoon for Nordlys",
        logData: {
          gameId: null,
          gameTitle: null,
          opId: "op-nordlys",
          by: "Aylin",
          aggregator: "imoon",
          providerId: "ALL",
          count: 214,
        },
        logMeta: { before: null, after: null },
      });
    },
  },
  play: async () => {
    await says("Games enabled");
    await says("214");
    await expect((await drawer()).queryByText("Changes")).toBeNull();
  },
});

export const Json: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("tab", { name: "JSON" }));
    await says(/logMeta/);
  },
};

/** JSON is for super admins only. */
export const NoJsonForAdmins = hasJson("admin", false);

export const NotFound = look(gonePanel(`/?panel=game-activity-log-details&uuid=${NOBODY}`, "game activity"));
export const Forbidden = look(forbiddenPanel("showGameLog", "view_game_activities", "operator-manager"));
