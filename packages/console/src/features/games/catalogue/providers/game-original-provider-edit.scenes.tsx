import type { Db } from "@backoffice/mocks";
import { expect, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

const one = (db: Db) => firstOf(db.games.providers, (it) => it.aliases.length > 1);
const NEW = { at: "/?panel=game-original-provider-edit" };

export default {
  ...staging,
  title: "Panels/Games catalogue/Original provider",
  tags: ["panel:game-original-provider-edit"],
  args: { at: (db) => `/?panel=game-original-provider-edit&id=${one(db).id}` },
} satisfies SceneMeta;

export const Default = look();

const saved = form({ write: "updateGameOriginalProvider" });
const added = form({ write: "createGameOriginalProvider", save: "Add provider", args: NEW });
const fill = async () => {
  await typeIn(/^Slug/, "otter-7");
  await typeIn(/^Display name.*English/, "Otter");
};

/** The provider's games show the new name too. */
export const Saved = saved.sends(
  () => typeIn(/^Display name.*English/, "Better Works"),
  (db) => {
    const { id, opId, slug, displayName, aliases } = one(db);
    return { body: { id, opId, slug, displayName: { ...displayName, en: "Better Works" }, aliases } };
  },
  "Original Provider updated!",
  {
    after: (db) => expect(firstOf(db.games.games, (it) => it.providerId === one(db).id).provider).toBe("Better Works"),
  },
);

export const SlugReadOnly: SceneStory = {
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Slug/ })).toHaveAttribute("readonly"));
  },
};

export const New = look(
  added.sends(
    async () => {
      await fill();
      await press("Add alias");
      await typeIn(/^Alias 1/, "OTR");
    },
    { body: { opId: "*", slug: "otter-7", displayName: { en: "Otter" }, aliases: ["OTR"] } },
    "Original Provider created!",
  ),
);

/** An alias of spaces counts as empty; Save is disabled until it is filled in or removed. */
export const AliasOfSpacesDisablesSave: SceneStory = {
  play: async (context) => {
    await saved.waits(() => typeIn(/^Alias 2/, "   "), /Fill in or remove the empty alias first/).play!(context);
    await press("Remove alias 2");
    await waitFor(async () => expect(await saved.button()).not.toHaveAttribute("aria-disabled"));
  },
};
export const EmptyAliasOfANewOne = added.waits(async () => {
  await fill();
  await press("Add alias");
}, /Fill in or remove the empty alias first/);
export const NoEnglishName = saved.waits(
  () => typeIn(/^Display name.*English/, " "),
  /Enter the English display name first/,
);

/** Alias of another provider: server error at the alias. */
export const AliasOfAnother: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await typeIn(/^Alias 2/, firstOf(db.games.providers, (it) => it.id !== one(db).id).aliases[0]!);
    await saved.save();
    const alias = (await drawer()).getByRole("textbox", { name: /^Alias 2/ });
    await waitFor(() => expect(alias).toHaveAccessibleDescription(/has the alias/));
  },
};

export const ReadOnly = look(saved.readOnly("operator-admin", /Global entries can be changed/));
export const NotFound = look(gonePanel("/?panel=game-original-provider-edit&id=nobody", "original provider"));
export const Forbidden = look(forbiddenPanel("showGameOriginalProvider", "view_games"));
