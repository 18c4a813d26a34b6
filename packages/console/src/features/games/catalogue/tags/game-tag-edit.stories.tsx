import type { Db } from "@backoffice/mocks";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "../../../../testing/on-screen.ts";
import { failedPanel, forbiddenPanel, loadingPanel, refusedSilently } from "../../../../testing/panel-states.ts";
import { firstOf } from "../../../../testing/rows.ts";
import type { Scene } from "../../../../testing/scene.ts";
import { staging, type SceneStory, type Staged } from "../../../../testing/staging.tsx";

const one = (db: Db) => firstOf(db.games.tags, (it) => it.opId === "*");
const edit: Scene["at"] = (db) => `/?panel=game-tag-edit&uuid=${one(db).uuid}`;

const meta = { ...staging, title: "Games/game-tag-edit", args: { ...staging.args, at: edit } } satisfies Meta<Scene>;
export default meta;

const write = async (label: RegExp, text: string) => {
  const box = await (await drawer()).findByRole("textbox", { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const press = async (name: string) => userEvent.click((await drawer()).getByRole("button", { name }));
const save = async () => {
  await write(/^Title.*English/, "Better");
  await press("Save");
};

/** It keeps its slug. */
export const SavedSlugReadOnly: SceneStory = {
  play: async ({ loaded }) => {
    const { slug } = one((loaded as Staged).backend.db);
    await expect(await (await drawer()).findByDisplayValue(slug)).toHaveAttribute("readonly");
    await save();
    await expect(await screen.findByText("Game Tag updated!")).toBeVisible();
    await expect(one((loaded as Staged).backend.db)).toMatchObject({ slug, title: { en: "Better" } });
  },
};

export const Added: SceneStory = {
  args: { at: "/?panel=game-tag-edit" },
  play: async ({ loaded }) => {
    await write(/^Slug/, "otter");
    await write(/^Title.*English/, "Otter");
    await press("Add tag");
    await expect(await screen.findByText("New Game Tag added!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(firstOf((loaded as Staged).backend.db.games.tags, (it) => it.slug === "otter").opId).toBe("*");
  },
};

export const SlugWithCapitals: SceneStory = {
  args: { at: "/?panel=game-tag-edit" },
  play: async () => {
    await write(/^Slug/, "Otter 2");
    await write(/^Title.*English/, "Otter");
    await press("Add tag");
    await waitFor(async () =>
      expect((await drawer()).getByRole("textbox", { name: /^Slug/ })).toHaveAccessibleDescription(
        "Use lowercase letters and dashes only.",
      ),
    );
  },
};

/** The server has it already: said at the field. */
export const SlugTaken: SceneStory = {
  args: { at: "/?panel=game-tag-edit" },
  play: async ({ loaded }) => {
    await write(/^Slug/, one((loaded as Staged).backend.db).slug);
    await write(/^Title.*English/, "Otter");
    await press("Add tag");
    await waitFor(async () =>
      expect((await drawer()).getByRole("textbox", { name: /^Slug/ })).toHaveAccessibleDescription(/already exists/),
    );
  },
};

export const Loading = loadingPanel("showGameTag");
export const Failed = failedPanel("showGameTag", "tag");
export const Forbidden = forbiddenPanel("showGameTag", "view_games");
export const RefusedSilently = refusedSilently("saveGameTag", save);
