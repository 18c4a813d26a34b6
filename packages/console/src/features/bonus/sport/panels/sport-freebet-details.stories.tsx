import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { applied, freebet, LONG_AGO } from "#testing/bet-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const at =
  (values?: Parameters<typeof freebet>[1]): Scene["at"] =>
  (db) =>
    `/?panel=sport-freebet-details&freebet=${freebet(db, values).id}`;

const meta = {
  ...staging,
  title: "Freebets/sport-freebet-details",
  args: { ...staging.args, scenario: "small", at: at() },
} satisfies Meta<Scene>;
export default meta;

const says = async (text: string | RegExp) => expect(await (await drawer()).findByText(text)).toBeVisible();
const add = async () => (await drawer()).findByRole("button", { name: "Add…" });

/** Every documented fact; it can be added. */
export const Enabled: SceneStory = {
  play: async () => {
    await userEvent.click(await add());
    await expect(await dialog("Add Sport FreeBet Confirmation")).toBeTruthy();
  },
};

export const EveryDocumentedFact: SceneStory = {
  play: async () => {
    await says("Days to use");
    const labels = screen.getAllByRole("term").map((term) => term.textContent);
    await expect(labels.join(", ")).toBe(
      "ID, Name, Enabled, Type, Stage, From date, To date, Days to use, Min selection, Max selection, Min odd, Max odd, " +
        "Bet amount, Bet count, Max win, Disciplines",
    );
  },
};

export const AddDisabledWhenOver: SceneStory = {
  args: { at: at({ toTime: LONG_AGO }) },
  play: async () => {
    await says("Over");
    await expect(await add()).toHaveAccessibleDescription("This freebet is over.");
  },
};

export const AddDisabledWhenNotEnabled: SceneStory = {
  args: { at: at({ isEnable: false }) },
  play: async () => {
    await says("Not enabled");
    await expect(await add()).toHaveAccessibleDescription("This freebet is not enabled.");
  },
};

/** Who was given it; each leads to what the player has. */
export const GivenToPlayers: SceneStory = {
  args: {
    arrange: (db) => {
      const row = applied(db);
      db.freebets.applied.set(row.id, { ...row, templateId: freebet(db).id });
    },
  },
  play: async ({ loaded }) => {
    const { playerCode } = applied((loaded as Staged).backend.db);
    await userEvent.click((await (await drawer()).findAllByRole("cell", { name: new RegExp(playerCode) }))[0]!);
    await says("Activation date");
  },
};

/** The JSON tab is for super admins only. */
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("tab", { name: "JSON" }));
    await says(/maxWinCurrency/);
  },
};

/** Staff of an operator see it, without JSON, and cannot give it. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await expect(await add()).toHaveAccessibleDescription(/give_freebets/);
    await waitFor(async () => expect((await drawer()).queryByRole("tab", { name: "JSON" })).toBeNull());
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "showSportFreebet", fault: "timeout" }] },
  play: async () => {
    await expect(await (await drawer()).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Gone: SceneStory = {
  args: { at: "/?panel=sport-freebet-details&freebet=fb-0" },
  play: async () => says("There is no such freebet"),
};

/** Who was given it could not be read; the rest stays. */
export const GivenFailed: SceneStory = {
  args: { faults: [{ operation: "listAppliedFreebets", fault: "html-200", times: 1 }] },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Try again" }));
    await says(/^Given to players: \d+$/);
  },
};
