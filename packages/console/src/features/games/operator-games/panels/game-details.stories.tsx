import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { operatorGameKey } from "#entities/game/operator-game-key.ts";
import { changeGame, offered, setAtNordlys } from "#testing/game-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const at: Scene["at"] = (db) =>
  `/?panel=game-details&game=${encodeURIComponent(operatorGameKey({ ...offered(db), opId: "op-nordlys" }))}`;
const active: Scene["arrange"] = (db) => setAtNordlys(db, offered(db), { status: "ACTIVE", order: 7 });

const meta = {
  ...staging,
  title: "Games/game-details",
  args: { ...staging.args, scenario: "small", at, arrange: active },
} satisfies Meta<Scene>;
export default meta;

const order = async () => (await drawer()).findByRole("textbox", { name: /^Order/ });

export const Filled: SceneStory = {
  play: async () => {
    await expect(await order()).toHaveValue("7");
    const panel = await drawer();
    await expect(screen.getByRole("dialog", { name: "Game Details" })).toBeVisible();
    await userEvent.click(panel.getByRole("combobox", { name: /^Status/ }));
    const options = (await screen.findAllByRole("option")).map((it) => it.textContent);
    await expect(options).toEqual(["Active", "Disabled", "Maintenance", "Deprecated"]);
  },
};

/** Nobody has set anything: DISABLED, at place 1. */
export const DisabledAtPlaceOneUntilSomebodySetsIt: SceneStory = {
  args: {
    arrange: (db) => setAtNordlys(db, offered(db), { status: "DISABLED", order: 1, updatedBy: null }),
  },
  play: async () => {
    await expect(await order()).toHaveValue("1");
    await expect((await drawer()).getByRole("combobox", { name: /^Status/ })).toHaveTextContent("Disabled");
  },
};

/** The documented sentence, and the drawer closes. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    await userEvent.clear(await order());
    await userEvent.type(await order(), "12");
    await userEvent.click((await drawer()).getByRole("button", { name: /Save/ }));
    await expect(await screen.findByText("Game updated for operator!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(db.games.settings.get("op-nordlys")?.get(offered(db).gameId)).toMatchObject({
      order: 12,
      status: "ACTIVE",
    });
  },
};

/** A colleague has disabled it while the drawer was open: that is said, not overwritten, and what was typed stays. */
export const DisabledMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    await userEvent.clear(await order());
    await userEvent.type(await order(), "12");
    setAtNordlys(db, offered(db), { status: "DISABLED", order: 7 });
    await userEvent.click((await drawer()).getByRole("button", { name: /Save/ }));
    const failure = await dialog("Unable To Save Changes");
    await expect(failure.getByText(/Aylin has changed this game in the meantime: it is disabled now/)).toBeVisible();
    await userEvent.click(failure.getByRole("button", { name: "OK" }));
    await expect(await order()).toHaveValue("12");
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("combobox", { name: /^Status/ })).toHaveTextContent("Disabled"));
    await userEvent.click(panel.getByRole("button", { name: /Save/ }));
    await screen.findByText("Game updated for operator!");
    await expect(db.games.settings.get("op-nordlys")?.get(offered(db).gameId)).toMatchObject({
      order: 12,
      status: "DISABLED",
    });
  },
};

/** What the operator sets has no effect while the platform does not offer the game. */
export const NotOnThePlatform: SceneStory = {
  args: {
    at: (db) => {
      const game = offered(db);
      changeGame(db, game, { status: "MAINTENANCE" });
      return `/?panel=game-details&game=op-nordlys/${game.gameId}`;
    },
  },
  play: async () => {
    await expect(await (await drawer()).findByText(/The platform does not offer this game now/)).toBeVisible();
  },
};

export const Invalid: SceneStory = {
  play: async () => {
    await userEvent.clear(await order());
    await userEvent.type(await order(), "100000000");
    await userEvent.click((await drawer()).getByRole("button", { name: /Save/ }));
    await waitFor(async () => expect(await order()).toHaveAccessibleDescription(/Use a number up to 99999999/));
  },
};

/** Who may look and not set is told which right it takes. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    const panel = await drawer();
    await panel.findByText(/You need the right edit_operator_games/);
    await expect(panel.getByRole("textbox", { name: /^Order/ })).toHaveAttribute("readonly");
    await expect(panel.queryByRole("button", { name: /Save/ })).toBeNull();
    await expect(panel.queryByRole("tab", { name: "JSON" })).toBeNull();
  },
};

/** The raw record, for super admins; what was typed is still there afterwards. */
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await userEvent.type(await order(), "5");
    const panel = await drawer();
    await userEvent.click(panel.getByRole("tab", { name: "JSON" }));
    await expect(panel.getByText(/platformStatus/)).toBeVisible();
    await userEvent.click(panel.getByRole("tab", { name: "Details" }));
    await expect(await order()).toHaveValue("75");
  },
};

/** Carried out, and the answer was lost: nobody says that it failed. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "updateOperatorGame", fault: "lost" }] },
  play: async () => {
    await order();
    await userEvent.click((await drawer()).getByRole("button", { name: /Save/ }));
    await expect(await (await dialog("The Change Is Not Confirmed")).findByText(/It may or may not/)).toBeVisible();
  },
};

/** Refused without a word: the documented toast. */
export const RefusedSilently: SceneStory = {
  args: { faults: [{ operation: "updateOperatorGame", fault: "refused-silently" }] },
  play: async () => {
    await order();
    await userEvent.click((await drawer()).getByRole("button", { name: /Save/ }));
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "showOperatorGame", fault: "timeout" }] },
  play: async () => {
    await expect(await (await drawer()).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Gone: SceneStory = {
  args: { at: "/?panel=game-details&game=op-nordlys/none" },
  play: async () => {
    await expect(await (await drawer()).findByText("There is no such game")).toBeVisible();
  },
};

/** The link is incomplete. */
export const BrokenLink: SceneStory = {
  args: { at: "/?panel=game-details&game=op-nordlys" },
  play: Gone.play!,
};

/** Without the right to see games nothing is asked of the server. */
export const Forbidden: SceneStory = {
  args: { account: "dev-ops", faults: [{ operation: "showOperatorGame", fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    await expect(await (await drawer()).findByText("view_games")).toBeVisible();
    await expect((loaded as Staged).backend.settings.get().faults).toHaveLength(1);
  },
};
