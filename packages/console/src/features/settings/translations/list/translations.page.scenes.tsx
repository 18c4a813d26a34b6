import { expect, screen } from "storybook/test";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  args: { at: "/settings/translation" },
} satisfies SceneMeta;

export const Default: SceneStory = {
  play: async () => {
    await expect(await firstRow()).toBeVisible();
    await expect(screen.getByRole("button", { name: "New translation" })).toBeEnabled();
    await expect(screen.getByRole("columnheader", { name: /Missing/ })).toBeVisible();
  },
};

/** Only keys without a text in this language. */
export const MissingPersian: SceneStory = {
  args: { at: "/settings/translation?missingLanguage=fa" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    await expect(db.translations.rows.get(row.dataset["rowId"]!)).not.toHaveProperty("fa");
    await expect(screen.getByText(/Missing language: Persian/)).toBeVisible();
  },
};

export const Empty = emptyPage("No translations yet");
export const Forbidden = forbiddenPage("listTranslations", "view_translations");
