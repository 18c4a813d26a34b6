import type { Db } from "@backoffice/mocks";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import {
  failedPanel,
  forbiddenPanel,
  gonePanel,
  loadingPanel,
  refused,
  refusedSilently,
  unknownOutcome,
} from "#testing/panel-states.ts";
import { change, firstOf, NOBODY } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const global = (db: Db) => firstOf(db.games.categories, (it) => it.opId === "*");
const edit: Scene["at"] = (db) => `/?panel=game-category-edit&uuid=${global(db).uuid}`;

const meta = {
  ...staging,
  title: "Games/game-category-edit",
  args: { ...staging.args, at: edit },
} satisfies Meta<Scene>;
export default meta;

const writeTitle = async (title: string) => {
  const box = await (await drawer()).findByRole("textbox", { name: /^Title.*English/ });
  await userEvent.clear(box);
  await userEvent.type(box, title);
};
const save = async () => {
  await writeTitle("Better");
  await userEvent.click((await drawer()).getByRole("button", { name: "Save" }));
};

/** The slug and the owner stay; how many games carry it links to them. */
export const FilledSlugReadOnly: SceneStory = {
  play: async ({ loaded }) => {
    const { slug, title } = global((loaded as Staged).backend.db);
    const panel = await drawer();
    await expect(await panel.findByRole("textbox", { name: "Slug" })).toHaveAttribute("readonly");
    await expect(panel.getByRole("textbox", { name: "Slug" })).toHaveValue(slug);
    await expect(panel.getByRole("textbox", { name: /^Title.*English/ })).toHaveValue(title.en);
    await expect(panel.getByDisplayValue("Global: every operator")).toHaveAttribute("readonly");
    const games = panel.getByRole("link", { name: /games?$/ });
    await expect(games).toHaveAttribute("href", expect.stringContaining(`/gamesV2?category=${slug}`));
  },
};

/** A toast, the list is read again, and the panel closes. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    await save();
    await expect(await screen.findByText("Game Category updated!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(global((loaded as Staged).backend.db).title.en).toBe("Better");
  },
};

/** What is missing keeps Save waiting, and it says so. */
export const Missing: SceneStory = {
  play: async () => {
    await userEvent.clear(await (await drawer()).findByRole("textbox", { name: /^Title.*English/ }));
    await waitFor(async () =>
      expect((await drawer()).getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
        /Enter the English title first/,
      ),
    );
  },
};

/** An operator's own staff look at what is global, with all it has been written in. */
export const GlobalForOperator: SceneStory = {
  args: {
    account: "operator-admin",
    arrange: (db) => change(db.games.categories, global(db), { title: { en: "Slots", tr: "Slotlar" } }),
  },
  play: async () => {
    const panel = await drawer();
    await panel.findByText("This one is global: only the platform's own staff can change it.");
    await expect(await panel.findByRole("textbox", { name: /^Title.*Turkish/ })).toHaveValue("Slotlar");
    await expect(panel.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

/** The languages of its owner, for who is no super admin; what a super admin wrote in another one stays. */
export const LimitedLanguages: SceneStory = {
  args: {
    account: "operator-admin",
    arrange: (db) =>
      change(db.games.categories, global(db), { opId: "op-nordlys", title: { en: "Slots", tr: "Slotlar" } }),
    at: (db) =>
      `/?panel=game-category-edit&uuid=${firstOf(db.games.categories, (it) => it.title["tr"] === "Slotlar").uuid}`,
  },
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const panel = await drawer();
    await panel.findByRole("textbox", { name: /^Title.*Swedish/ });
    await expect(panel.queryByRole("textbox", { name: /Turkish/ })).toBeNull();
    await save();
    await screen.findByText("Game Category updated!");
    await expect(firstOf(db.games.categories, (it) => it.title.en === "Better").title).toEqual({
      en: "Better",
      tr: "Slotlar",
    });
  },
};

/** Who may look and not change is told which right it takes. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    const panel = await drawer();
    await panel.findByText(/You need the right edit_game_catalogue/);
    await expect(panel.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const Loading = loadingPanel("showGameCategory");
export const Failed = failedPanel("showGameCategory", "category");
export const Gone = gonePanel(`/?panel=game-category-edit&uuid=${NOBODY}`, "category");
export const Forbidden = forbiddenPanel("showGameCategory", "view_games");
export const Refused = refused("saveGameCategory", save);
export const RefusedSilently = refusedSilently("saveGameCategory", save);
export const UnknownOutcome = unknownOutcome("saveGameCategory", save);
export const HostileTexts: SceneStory = {
  args: { scenario: "hostile" },
  play: async () => {
    await (await drawer()).findByRole("textbox", { name: /^Title.*Arabic/ });
    const dialog = screen.getByRole("dialog");
    const { right } = dialog.getBoundingClientRect();
    for (const part of dialog.querySelectorAll("p, input, textarea"))
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};
export const RightToLeft: SceneStory = { globals: { dir: "rtl" } };
