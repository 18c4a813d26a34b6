import { expect, screen } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Translation",
  args: { at: "/settings/translation" },
} satisfies SceneMeta;

export const Default = look({
  play: async () => {
    await expect(await firstRow()).toBeVisible();
    await expect(screen.getByRole("button", { name: "New translation" })).toBeEnabled();
    await expect(screen.getByRole("columnheader", { name: /Missing/ })).toBeVisible();
  },
});

/** Only keys without a text in this language. */
export const MissingPersian = look({
  args: { at: "/settings/translation?missingLanguage=fa" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    await expect(db.translations.rows.get(row.dataset["rowId"]!)).not.toHaveProperty("fa");
    await expect(screen.getByText(/Missing language: Persian/)).toBeVisible();
  },
});

export const Empty = look(emptyPage("No translations yet"));
export const Forbidden = forbiddenPage("listTranslations", "view_translations");
