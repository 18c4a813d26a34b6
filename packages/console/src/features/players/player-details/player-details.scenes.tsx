import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const first = (db: Db) => [...db.players.values()][0]!;
const at: Scene["at"] = (db) => `/?panel=player-details&player=${first(db).playerCode}`;

const waiting = (db: Db) =>
  firstOf(db.playerRecords.usernames, ({ status, opId }) => status === "PENDING" && opId === "op-nordlys");

export default {
  ...staging,
  args: { scenario: "small", at },
} satisfies SceneMeta;

/** Shows the player and the link to the player's page. */
export const Default: SceneStory = {
  play: async () => {
    const link = await (await drawer()).findByRole("link", { name: "Open the page" });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/players\/\w+/));
  },
};

/** Bets, transactions and documents are tabs; each is read when it is opened. */
export const ListsAsTabs: SceneStory = {
  play: async () => {
    const panel = await drawer();
    for (const name of ["Bets", "Transactions", "KYC", "Activity"]) {
      await userEvent.click(await panel.findByRole("tab", { name }));
      const label = name === "KYC" ? /^Documents/ : new RegExp(`^${name}`);
      await expect(await panel.findByRole("group", { name: label })).toBeVisible();
    }
  },
};

/** A pending username request can be decided here. */
export const AsksForAnotherName: SceneStory = {
  args: {
    scenario: "default",
    at: (db) => `/?panel=player-details&player=${waiting(db).playerCode}`,
  },
  play: async ({ loaded: { db } }) => {
    const panel = await drawer();
    await expect(await panel.findByText(waiting(db).username!)).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Approve" }));
    const asked = within(await screen.findByRole("dialog", { name: /^Edit Username/ }));
    await expect(asked.getByRole("combobox", { name: /^Status/ })).toHaveValue("APPROVE");
  },
};

/** Disabled decisions name the missing permission. */
export const MayNotDecide: SceneStory = {
  args: {
    account: "operator-manager",
    scenario: "default",
    at: (db) => `/?panel=player-details&player=${waiting(db).playerCode}`,
  },
  play: async () => {
    const approve = await (await drawer()).findByRole("button", { name: "Approve" });
    await expect(approve).toHaveAccessibleDescription(/edit_players/);
  },
};

export const Gone = gonePanel("/?panel=player-details&player=NOBODY", "player");
export const Forbidden = forbiddenPanel("getPlayer", "view_players");
