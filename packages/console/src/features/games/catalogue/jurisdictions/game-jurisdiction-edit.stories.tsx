import type { Db } from "@backoffice/mocks";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "../../../../testing/on-screen.ts";
import { failedPanel, forbiddenPanel, loadingPanel, refusedSilently } from "../../../../testing/panel-states.ts";
import { firstOf } from "../../../../testing/rows.ts";
import type { Scene } from "../../../../testing/scene.ts";
import { staging, type SceneStory, type Staged } from "../../../../testing/staging.tsx";

const one = (db: Db) => firstOf(db.games.jurisdictions, (it) => it.opId === "*");
const edit: Scene["at"] = (db) => `/?panel=game-jurisdiction-edit&uuid=${one(db).uuid}`;

const meta = {
  ...staging,
  title: "Games/game-jurisdiction-edit",
  args: { ...staging.args, at: edit },
} satisfies Meta<Scene>;
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

/** It keeps its code. */
export const SavedCodeReadOnly: SceneStory = {
  play: async ({ loaded }) => {
    const { code } = one((loaded as Staged).backend.db);
    await expect(await (await drawer()).findByDisplayValue(code)).toHaveAttribute("readonly");
    await save();
    await expect(await screen.findByText("Game Jurisdiction updated!")).toBeVisible();
    await expect(one((loaded as Staged).backend.db)).toMatchObject({ code, title: { en: "Better" } });
  },
};

export const Added: SceneStory = {
  args: { at: "/?panel=game-jurisdiction-edit" },
  play: async ({ loaded }) => {
    await write(/^Code/, "otter");
    await write(/^Title.*English/, "Otter");
    await press("Add jurisdiction");
    await expect(await screen.findByText("New Game Jurisdiction added!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(firstOf((loaded as Staged).backend.db.games.jurisdictions, (it) => it.code === "otter").opId).toBe(
      "*",
    );
  },
};

export const CodeWithCapitals: SceneStory = {
  args: { at: "/?panel=game-jurisdiction-edit" },
  play: async () => {
    await write(/^Code/, "MALTA");
    await write(/^Title.*English/, "Otter");
    await press("Add jurisdiction");
    await waitFor(async () =>
      expect((await drawer()).getByRole("textbox", { name: /^Code/ })).toHaveAccessibleDescription(
        "Use lowercase letters and dashes only.",
      ),
    );
  },
};

/** The server has it already: said at the field. */
export const CodeTaken: SceneStory = {
  args: { at: "/?panel=game-jurisdiction-edit" },
  play: async ({ loaded }) => {
    await write(/^Code/, one((loaded as Staged).backend.db).code);
    await write(/^Title.*English/, "Otter");
    await press("Add jurisdiction");
    await waitFor(async () =>
      expect((await drawer()).getByRole("textbox", { name: /^Code/ })).toHaveAccessibleDescription(/already exists/),
    );
  },
};

export const Loading = loadingPanel("showGameJurisdiction");
export const Failed = failedPanel("showGameJurisdiction", "jurisdiction");
export const Forbidden = forbiddenPanel("showGameJurisdiction", "view_games");
export const RefusedSilently = refusedSilently("saveGameJurisdiction", save);
