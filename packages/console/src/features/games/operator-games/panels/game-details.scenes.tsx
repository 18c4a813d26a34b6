import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { operatorGameKey } from "#entities/game/operator-game-key.ts";
import { look } from "#testing/look.ts";
import { changeGame, offered, setAtNordlys } from "#testing/rows/game-rows.ts";
import { change } from "#testing/rows/rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { hasJson, says } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

const at: Scene["at"] = (db) =>
  `/?panel=game-details&game=${encodeURIComponent(operatorGameKey({ ...offered(db), opId: "op-nordlys" }))}`;

export default {
  ...staging,
  title: "Panels/Games catalogue/Game Details",
  tags: ["panel:game-details"],
  args: {
    scenario: "small",
    at,
    arrange: (db) => setAtNordlys(db, offered(db), { status: "ACTIVE", order: 7 }),
  },
} satisfies SceneMeta;

export const Default = look();

const game = form({ write: "updateOperatorGame" });
const order = async () => (await drawer()).findByRole("textbox", { name: /^Order/ });
const status = async () => (await drawer()).findByRole("combobox", { name: /^Status/ });
const write = (text: string) => () => typeIn(/^Order/, text);
const settingOf = (db: Db) => db.games.settings.get("op-nordlys")?.get(offered(db).gameId);

export const Filled: SceneStory = {
  play: async () => {
    await expect(await order()).toHaveValue("7");
    await expect(screen.getByRole("dialog", { name: "Game Details" })).toBeVisible();
    await userEvent.click(await status());
    const options = (await screen.findAllByRole("option")).map((it) => it.textContent);
    await expect(options).toEqual(["Active", "Disabled", "Maintenance", "Deprecated"]);
  },
};

/** Default settings: DISABLED, position 1. */
export const DisabledAtPlaceOneUntilSomebodySetsIt: SceneStory = {
  args: { arrange: (db) => setAtNordlys(db, offered(db), { status: "DISABLED", order: 1, updatedBy: null }) },
  play: async () => {
    await expect(await order()).toHaveValue("1");
    await expect(await status()).toHaveTextContent("Disabled");
  },
};

export const Saved = game.sends(
  write("99999999"),
  (db) => {
    const { gameId, title } = offered(db);
    return { body: { dto: { gameId, order: 99_999_999, status: "ACTIVE" }, opId: "op-nordlys", gameTitle: title } };
  },
  "Game updated for operator!",
  { after: (db) => expect(settingOf(db)).toMatchObject({ order: 99_999_999, status: "ACTIVE" }) },
);

/** Disabled by another user while the drawer is open: both changes are kept. */
export const DisabledMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await write("12")();
    setAtNordlys(db, offered(db), { status: "DISABLED", order: 7 });
    await game.save();
    await screen.findByText("Game updated for operator!");
    await expect(settingOf(db)).toMatchObject({ order: 12, status: "DISABLED" });
  },
};

/** The operator's setting has no effect while the game is disabled on the platform. */
export const NotOnPlatform = look({
  args: {
    at: (db) => {
      const { gameId } = offered(db);
      changeGame(db, offered(db), { status: "MAINTENANCE" });
      return `/?panel=game-details&game=op-nordlys/${gameId}`;
    },
  },
  play: () => says(/The platform does not offer this game/),
});

export const OrderTooLarge = game.says(write("100000000"), /^Order/, /Use a number up to 99999999/);
export const WithoutRight = game.readOnly("operator-manager", /You need the permission edit_operator_games/);
export const NoJsonForManagers = hasJson("operator-manager", false);

/** The raw record, for super admins; the input is kept when switching tabs. */
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await userEvent.type(await order(), "5");
    const panel = await drawer();
    await userEvent.click(panel.getByRole("tab", { name: "JSON" }));
    await waitFor(() => expect(panel.getByText(/platformStatus/)).toBeVisible());
    await userEvent.click(panel.getByRole("tab", { name: "Details" }));
    await expect(await order()).toHaveValue("75");
  },
};

/** The log tab shows values before and after. */
export const LogOfTheGame: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const log = [...db.games.logs.values()][0]!;
    const { gameId, title } = offered(db);
    change(db.games.logs, log, {
      subtype: "GAME_UPDATED",
      logData: { ...log.logData, gameId, gameTitle: title },
      logMeta: { before: { gameId, RTP: 95.4 }, after: { gameId, RTP: 96.21 } },
    });
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("tab", { name: "Log" }));
    await waitFor(() => expect(panel.getByText("RTP: 95.4 → 96.21")).toBeVisible());
  },
};
/** Without permission for game activities there is no log tab. */
export const NoLogWithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await order();
    await expect((await drawer()).queryByRole("tab", { name: "Log" })).toBeNull();
  },
};

export const NotFound = look(gonePanel("/?panel=game-details&game=op-nordlys/none", "game"));
/** The link is incomplete. */
export const BrokenLink = look(gonePanel("/?panel=game-details&game=op-nordlys", "game"));
export const Forbidden = look(forbiddenPanel("showOperatorGame", "view_games"));
