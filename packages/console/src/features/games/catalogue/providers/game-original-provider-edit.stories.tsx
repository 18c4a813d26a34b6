import type { Db } from "@backoffice/mocks";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { failedPanel, forbiddenPanel, gonePanel, loadingPanel, refusedSilently } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { firstOf } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";
import { typeIn } from "#testing/type-in.ts";

const one = (db: Db) => firstOf(db.games.providers, (it) => it.aliases.length > 1);
const edit: Scene["at"] = (db) => `/?panel=game-original-provider-edit&id=${one(db).id}`;

const meta = {
  ...staging,
  title: "Games/game-original-provider-edit",
  args: { ...staging.args, at: edit },
} satisfies Meta<Scene>;
export default meta;

const box = async (name: RegExp) => (await drawer()).findByRole("textbox", { name });
const save = async () => {
  await typeIn(/^Display name.*English/, "Better Works");
  await press("Save");
};
const waits = (reason: RegExp, button = "Save") =>
  waitFor(async () =>
    expect((await drawer()).getByRole("button", { name: button })).toHaveAccessibleDescription(reason),
  );

/** Its games show the new name too. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    await expect(await box(/^Slug/)).toHaveAttribute("readonly");
    await save();
    await expect(await screen.findByText("Original Provider updated!")).toBeVisible();
    await expect(one(db).displayName.en).toBe("Better Works");
    await expect(firstOf(db.games.games, (it) => it.providerId === one(db).id).provider).toBe("Better Works");
  },
};

export const Added: SceneStory = {
  args: { at: "/?panel=game-original-provider-edit" },
  play: async ({ loaded }) => {
    await typeIn(/^Slug/, "otter-7");
    await waits(/Enter the English display name first/, "Add provider");
    await typeIn(/^Display name.*English/, "Otter");
    await press("Add alias");
    await waits(/Fill in the empty alias, or remove it, first/, "Add provider");
    await typeIn(/^Alias 1/, "OTR");
    await press("Add provider");
    await expect(await screen.findByText("Original Provider created!")).toBeVisible();
    const { providers } = (loaded as Staged).backend.db.games;
    await expect(firstOf(providers, (it) => it.slug === "otter-7")).toMatchObject({ aliases: ["OTR"], opId: "*" });
  },
};

/** An alias of blanks is an empty one; Save waits until it is filled in or gone. */
export const AliasOfSpacesDisablesSave: SceneStory = {
  play: async () => {
    await typeIn(/^Alias 2/, "   ");
    await waits(/Fill in the empty alias, or remove it, first/);
    await press("Remove alias 2");
    await waitFor(async () =>
      expect((await drawer()).getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-disabled"),
    );
  },
};

export const NoEnglishNameDisablesSave: SceneStory = {
  play: async () => {
    await userEvent.clear(await box(/^Display name.*English/));
    await waits(/Enter the English display name first/);
  },
};

/** The server knows it of somebody else: said at the alias. */
export const AliasOfAnother: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const other = firstOf(db.games.providers, (it) => it.id !== one(db).id);
    await typeIn(/^Alias 2/, other.aliases[0]!);
    await press("Save");
    await waitFor(async () => expect(await box(/^Alias 2/)).toHaveAccessibleDescription(/has the alias/));
  },
};

export const ReadOnly: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await (await drawer()).findByText(/This one is global/);
    await expect(await box(/^Alias 1/)).toHaveAttribute("readonly");
    await expect((await drawer()).queryByRole("button", { name: /alias/i })).toBeNull();
  },
};

export const Loading = loadingPanel("showGameOriginalProvider");
export const Failed = failedPanel("showGameOriginalProvider", "original provider");
export const Gone = gonePanel("/?panel=game-original-provider-edit&id=nobody", "original provider");
export const Forbidden = forbiddenPanel("showGameOriginalProvider", "view_games");
export const RefusedSilently = refusedSilently("updateGameOriginalProvider", save);
