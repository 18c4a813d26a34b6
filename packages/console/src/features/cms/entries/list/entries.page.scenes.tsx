import { expect, screen, waitFor, within } from "storybook/test";
import { STORY_PAGE, withContent } from "#testing/rows/content/content-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  args: { at: "/cms/v2/pages?search=story-page", arrange: withContent },
} satisfies SceneMeta;

/** Address, title, state and type, and which of its site's languages are missing. */
export const Pages: SceneStory = {
  play: async () => {
    const row = within(await firstRow());
    await expect(row.getByText("Play safe")).toBeVisible();
    await expect(row.getByText("Draft")).toBeVisible();
    await expect(row.getByText("Legal")).toBeVisible();
    await waitFor(() => expect(row.getByText("1 of 3")).toHaveAttribute("data-hint", "Arabic"));
    await expect(screen.getByRole("link", { name: "New page" })).toBeVisible();
  },
};

/** The default content, which platform staff alone see (shell §2.1). */
export const OfTheDefault: SceneStory = {
  args: {
    at: "/cms/v2/pages?opId=DEFAULT&search=story-page",
    arrange: (db) => {
      withContent(db);
      db.cms.pages.set(STORY_PAGE.id, { ...STORY_PAGE, opId: "DEFAULT", opTitle: null });
    },
  },
  play: async () => {
    await expect(within(await firstRow()).getByText("Play safe")).toBeVisible();
  },
};

export const Posts: SceneStory = { ...filledPage, args: { at: "/cms/v2/blog" } };
export const Modals: SceneStory = { ...filledPage, args: { at: "/cms/v2/modals" } };
export const FirstPages: SceneStory = { ...filledPage, args: { at: "/cms/pages" } };
export const Empty = emptyPage("No blog posts yet", { at: "/cms/v2/blog", arrange: () => undefined });

/** Whoever may not write reads which right it takes. */
export const LooksOnly: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await firstRow();
    await expect(screen.getByRole("button", { name: "New page" })).toHaveAccessibleDescription(/edit_cms/);
  },
};
