import type { Db } from "@backoffice/mocks";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { NOBODY } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const entry = (db: Db) => [...db.games.logs.values()][0]!;
const at: Scene["at"] = (db) => `/?panel=game-activity-log-details&uuid=${entry(db).uuid}`;

const meta = {
  ...staging,
  title: "Games/game-activity-log-details",
  args: { ...staging.args, scenario: "small", at },
} satisfies Meta<Scene>;
export default meta;

const says = async (text: string | RegExp) => expect(await (await drawer()).findByText(text)).toBeVisible();

/** What was before and what is after, of what was changed alone. */
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
    await says("What was changed");
    const panel = await drawer();
    await expect(panel.getByText("95.4")).toBeVisible();
    await expect(panel.getByText("96.21")).toBeVisible();
    await expect(panel.getByText(/^Tags/)).toHaveTextContent("Tags, Removed");
    await expect(panel.getByText(/^Demo/)).toHaveTextContent("Demo, Changed");
    await expect(panel.queryByText(/^Title/)).toBeNull();
  },
};

/** Of many games at once: there is nothing to compare. */
export const ManyGames: SceneStory = {
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
    await expect((await drawer()).queryByText("What was changed")).toBeNull();
  },
};

export const Json: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("tab", { name: "JSON" }));
    await says(/logMeta/);
  },
};

/** JSON is for super admins only. */
export const JsonForSuperAdminsOnly: SceneStory = {
  args: { account: "admin" },
  play: async () => {
    await says("What was changed");
    await expect((await drawer()).queryByRole("tab", { name: "JSON" })).toBeNull();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "showGameLog", fault: "timeout" }] },
  play: async () => {
    await expect(await (await drawer()).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Gone: SceneStory = {
  args: { at: `/?panel=game-activity-log-details&uuid=${NOBODY}` },
  play: async () => says("There is no such game activity"),
};

export const Failed: SceneStory = {
  args: { faults: [{ operation: "showGameLog", fault: "html-200" }] },
  play: async () => says("The game activity could not be loaded"),
};

/** Without the right nothing is asked of the server. */
export const Forbidden: SceneStory = {
  args: { account: "operator-manager", faults: [{ operation: "showGameLog", fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    await says("view_game_activities");
    await expect((loaded as Staged).backend.settings.get().faults).toHaveLength(1);
  },
};
