import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { STORY_POST, withContent } from "#testing/rows/content/content-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { pressMore } from "#testing/press-more.ts";

const { id, slug, tags, authorName, coverImagePath, status, content } = STORY_POST;

export default {
  ...staging,
  title: "Pages/CMS v2/Blog post",
  args: { at: () => `/cms/v2/blog/${id}?opId=op-nordlys`, arrange: withContent },
} satisfies SceneMeta;

export const Default = look();

const write = async (name: RegExp, text: string) => {
  const box = await screen.findByRole("textbox", { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole("button", { name }));

/** Unpublish sends the unsaved input once, as a draft. */
export const TakenOff: SceneStory = {
  ...sending("updateBlogPost"),
  play: async ({ loaded }) => {
    await write(/^Summary/, "What was new.");
    await pressMore("Unpublish");
    await waitFor(() => expect(screen.getByText("Post unpublished.")).toBeVisible());
    const en = { ...content["en"], summary: "What was new." };
    await expect(sentTo(loaded, "updateBlogPost")).toEqual([
      { body: { id, slug, tags, authorName, coverImagePath, status: "DRAFT", content: { ...content, en } } },
    ]);
    await expect(status).toBe("PUBLISHED");
  },
};

/** A new post has the signed-in user as author, is published at once, and then opens on its own page. */
export const New = look({
  ...sending("createBlogPost"),
  args: { at: "/cms/v2/blog/new?opId=op-nordlys" },
  play: async ({ loaded }) => {
    await write(/^Address/, "new-post");
    await write(/^Title/, "News");
    await press("Publish");
    const question = within(await screen.findByRole("alertdialog", { name: "Publish" }));
    await userEvent.click(question.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(screen.getByText("Post published.")).toBeVisible());
    await expect(sentTo(loaded, "createBlogPost")).toEqual([
      {
        body: {
          opId: "op-nordlys",
          slug: "new-post",
          tags: [],
          authorName: "Mara",
          coverImagePath: null,
          status: "PUBLISHED",
          content: { en: { title: "News" } },
        },
      },
    ]);
    await waitFor(() => expect(screen.getByRole("button", { name: /^Save and publish/ })).toBeVisible());
    await expect(loaded.history.location.pathname).toMatch(/^\/cms\/v2\/blog\/(?!new)/);
  },
});
