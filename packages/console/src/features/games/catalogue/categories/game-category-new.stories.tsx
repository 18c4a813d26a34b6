import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { firstOf } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Games/game-category-edit",
  args: { ...staging.args, at: "/?panel=game-category-edit" },
} satisfies Meta<Scene>;
export default meta;

const fill = async (slug: string) => {
  const panel = await drawer();
  await userEvent.type(await panel.findByRole("textbox", { name: /^Slug/ }), slug);
  await userEvent.type(panel.getByRole("textbox", { name: /^Title.*English/ }), "Otter Games");
  await userEvent.click(panel.getByRole("button", { name: "Add category" }));
};
const owner = async () => (await drawer()).findByRole("combobox", { name: /^Belongs to/ });

/** Of the platform's staff it is global unless another owner is chosen. */
export const New: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await expect(await panel.findByRole("heading", { name: "New category" })).toBeVisible();
    await waitFor(async () => expect(await owner()).toHaveTextContent("Global: every operator"));
    await expect(panel.getByRole("button", { name: "Add category" })).toHaveAccessibleDescription(
      /Enter the slug and the English title first/,
    );
  },
};

/** Of an operator's staff it is their own; nothing global is offered. */
export const NewForOperator: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await waitFor(async () => expect(await owner()).toHaveTextContent("Nordlys"));
    await userEvent.click(await owner());
    await screen.findByRole("option", { name: "Nordlys" });
    await expect(screen.queryByRole("option", { name: /Global/ })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

/** A toast, the panel closes, and the category is there. */
export const Added: SceneStory = {
  play: async ({ loaded }) => {
    await fill("otter-games");
    await expect(await screen.findByText("New Game Category added!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const { categories } = (loaded as Staged).backend.db.games;
    await expect(firstOf(categories, (it) => it.slug === "otter-games")).toMatchObject({
      opId: "*",
      title: { en: "Otter Games" },
    });
  },
};

/** Capitals, blanks and digits are named at the field, and nothing is sent. */
export const SlugWithCapitals: SceneStory = {
  args: { faults: [{ operation: "saveGameCategory", fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    await fill("Otter Games 2");
    const slug = (await drawer()).getByRole("textbox", { name: /^Slug/ });
    await waitFor(() => expect(slug).toHaveAccessibleDescription("Use lowercase letters and dashes only."));
    await expect(slug).toHaveValue("Otter Games 2");
    await expect((loaded as Staged).backend.settings.get().faults).toHaveLength(1);
  },
};

/** The server has it already: said at the field, which takes the focus; what was typed stays. */
export const SlugTaken: SceneStory = {
  play: async ({ loaded }) => {
    const taken = firstOf((loaded as Staged).backend.db.games.categories, (it) => it.opId === "*").slug;
    await fill(taken);
    const slug = (await drawer()).getByRole("textbox", { name: /^Slug/ });
    await waitFor(() => expect(slug).toHaveAccessibleDescription(/already exists/));
    await waitFor(() => expect(slug).toHaveFocus());
    await expect((await drawer()).getByDisplayValue("Otter Games")).toBeVisible();
  },
};

/** A language of nobody's choosing is not sent unseen: the owner changed after something was typed in it. */
export const LanguageOfAnotherOwner: SceneStory = {
  args: { account: "admin" },
  play: async () => {
    const panel = await drawer();
    await userEvent.type(await panel.findByRole("textbox", { name: /^Title.*Turkish/ }), "Su samuru");
    await userEvent.click(await owner());
    await userEvent.type(await screen.findByPlaceholderText("Search…"), "nordlys");
    await userEvent.click(await screen.findByRole("option", { name: "Nordlys" }));
    await waitFor(() => expect(panel.queryByRole("textbox", { name: /^Title.*Hindi/ })).toBeNull());
    await fill("otter-games");
    await waitFor(() =>
      expect(panel.getByRole("textbox", { name: /^Title.*Turkish/ })).toHaveAccessibleDescription(
        "Nordlys does not use the language tr.",
      ),
    );
  },
};

/** Who may only look gets no form. */
export const NewForbidden: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await expect(await (await drawer()).findByText("edit_game_catalogue")).toBeVisible();
  },
};
