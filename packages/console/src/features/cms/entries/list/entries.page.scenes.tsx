import { expect, screen, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { STORY_PAGE, withContent } from "#testing/rows/content/content-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/CMS v2/Written content",
  args: { at: "/cms/v2/pages?search=story-page", arrange: withContent },
} satisfies SceneMeta;

export const Default = look();

/** Slug, title, status and type, and the site's missing languages. */
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

/** Default content is visible to platform staff only (shell §2.1). */
export const DefaultOperator = look(
  {
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
  },
  { name: "Default operator" },
);

export const Posts = look({ ...filledPage, args: { at: "/cms/v2/blog" } });
export const Modals = look({ ...filledPage, args: { at: "/cms/v2/modals" } });
export const FirstPages: SceneStory = { ...filledPage, args: { at: "/cms/pages" } };
export const Empty = look(emptyPage("No blog posts yet", { at: "/cms/v2/blog", arrange: () => undefined }));

/** Without the permission: the page names it. */
export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await firstRow();
    await expect(screen.getByRole("button", { name: "New page" })).toHaveAccessibleDescription(/edit_cms/);
  },
});
