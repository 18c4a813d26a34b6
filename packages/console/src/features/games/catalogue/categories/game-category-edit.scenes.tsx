import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { change, firstOf, NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { showLanguage } from "#testing/stories/show-language.ts";
import { typeIn } from "#testing/type-in.ts";

const global = (db: Db) => firstOf(db.games.categories, (it) => it.opId === "*");
const NEW = { at: "/?panel=game-category-edit" };

export default {
  ...staging,
  title: "Panels/Games catalogue/Game category",
  tags: ["panel:game-category-edit"],
  args: { at: (db) => `/?panel=game-category-edit&uuid=${global(db).uuid}` },
} satisfies SceneMeta;

export const Default = look();

const saved = form({ write: "saveGameCategory" });
const added = form({ write: "saveGameCategory", save: "Add category", args: NEW });
const better = () => typeIn(/^Title.*English/, "Better");
const fill = async (slug: string) => {
  await typeIn(/^Slug/, slug);
  await typeIn(/^Title.*English/, "Otter Games");
};
const owner = async () => (await drawer()).findByRole("combobox", { name: /^Owner/ });

/** Slug and owner are read-only; the number of games links to them. */
export const FilledSlugReadOnly: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { slug, title } = global(db);
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("textbox", { name: "Slug" })).toHaveAttribute("readonly"));
    await expect(panel.getByRole("textbox", { name: "Slug" })).toHaveValue(slug);
    await expect(panel.getByRole("textbox", { name: /^Title.*English/ })).toHaveValue(title.en);
    await expect(panel.getByDisplayValue("Global (all operators)")).toHaveAttribute("readonly");
    const games = panel.getByRole("link", { name: /games?$/ });
    await expect(games).toHaveAttribute("href", expect.stringContaining(`/gamesV2?category=${slug}`));
  },
};

export const Saved = saved.sends(
  better,
  (db) => {
    const { uuid, opId, slug, title, description } = global(db);
    return { body: { uuid, opId, slug, title: { ...title, en: "Better" }, description } };
  },
  "Game Category updated!",
);
export const Missing = saved.waits(() => typeIn(/^Title.*English/, " "), /Enter the English title first/);

/** Operator staff see global categories read-only, in all their languages. */
export const GlobalForOperator = look(
  saved.readOnly("operator-admin", "Global entries can be changed by platform staff only.", {
    arrange: (db) => change(db.games.categories, global(db), { title: { en: "Slots", tr: "Slotlar" } }),
  }),
);

/** Languages of the owner, for users other than super admins; texts in other languages are kept. */
export const LimitedLanguages = look({
  args: {
    account: "operator-admin",
    arrange: (db) =>
      change(db.games.categories, global(db), { opId: "op-nordlys", title: { en: "Slots", tr: "Slotlar" } }),
    at: (db) =>
      `/?panel=game-category-edit&uuid=${firstOf(db.games.categories, (it) => it.title["tr"] === "Slotlar").uuid}`,
  },
  play: async ({ loaded: { db } }) => {
    await (await drawer()).findByRole("tab", { name: /^Swedish/ });
    await expect((await drawer()).queryByRole("tab", { name: /Turkish/ })).toBeNull();
    await better();
    await saved.save();
    await screen.findByText("Game Category updated!");
    const { title } = firstOf(db.games.categories, (it) => it.title.en === "Better");
    await expect(title).toEqual({ en: "Better", tr: "Slotlar" });
  },
});

export const WithoutRight = saved.readOnly("operator-manager", /You need the permission edit_game_catalogue/);
export const NotFound = look(gonePanel(`/?panel=game-category-edit&uuid=${NOBODY}`, "category"));
export const Forbidden = look(forbiddenPanel("showGameCategory", "view_games"));

/** Platform staff: global by default. */
export const New = look({
  args: NEW,
  play: async (context) => {
    await waitFor(async () => expect(await owner()).toHaveTextContent("Global (all operators)"));
    await added.waits(untouched, /Enter the slug and the English title first/).play!(context);
  },
});

/** Operator staff: owned by their operator; global is not offered. */
export const NewForOperator = look({
  args: { ...NEW, account: "operator-admin" },
  play: async () => {
    await waitFor(async () => expect(await owner()).toHaveTextContent("Nordlys"));
    await userEvent.click(await owner());
    await screen.findByRole("option", { name: "Nordlys" });
    await expect(screen.queryByRole("option", { name: /Global/ })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
});
export const NewForbidden = shows(["edit_game_catalogue"], { ...NEW, account: "operator-manager" });

export const Added = added.sends(
  () => fill("otter-games"),
  { body: { opId: "*", slug: "otter-games", title: { en: "Otter Games" }, description: {} } },
  "New Game Category added!",
);
export const SlugWithCapitals = added.says(
  () => fill("Otter Games 2"),
  /^Slug/,
  "Use lowercase letters and hyphens only.",
);
export const SlugTaken = added.taken((db) => fill(global(db).slug), /^Slug/, /already exists/);

/** Owner changed after text was entered: languages that the new owner lacks are not sent silently. */
export const LanguageOfAnotherOwner: SceneStory = {
  args: { ...NEW, account: "admin" },
  play: async () => {
    await showLanguage(/^Turkish/);
    await typeIn(/^Title.*Turkish/, "Su samuru");
    await userEvent.click(await owner());
    await userEvent.type(await screen.findByPlaceholderText("Search…"), "nordlys");
    await userEvent.click(await screen.findByRole("option", { name: "Nordlys" }));
    const panel = await drawer();
    await waitFor(() => expect(panel.queryByRole("tab", { name: /^Hindi/ })).toBeNull());
    await showLanguage(/^English/);
    await fill("otter-games");
    await press("Add category");
    await userEvent.click(await panel.findByRole("tab", { name: /^Turkish.*has an error/ }));
    await waitFor(() =>
      expect(panel.getByRole("textbox", { name: /^Title.*Turkish/ })).toHaveAccessibleDescription(
        "Nordlys does not use the language tr.",
      ),
    );
  },
};
