import { expect, screen, waitFor } from "storybook/test";
import { STORY_POST, withContent } from "#testing/rows/content/content-rows.ts";
import { shownDialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  args: { arrange: withContent, opens: () => ({ id: "delete-blog-post", params: { post: STORY_POST } }) },
} satisfies SceneMeta;

const { opId, slug } = STORY_POST;
const failure = "Unable To Delete Post";
const post = confirmation({ title: "Delete blog post", button: "Delete post", write: "deleteBlogPost", failure });

export const Asked = post.asks(
  "Delete Ten games (/story-post) of Nordlys in all 2 languages. Players can no longer open it.",
);
export const Deleted = post.sends({ query: { slug, opId } }, "Post deleted.", {
  args: { at: "/cms/v2/blog/x?opId=op-nordlys" },
  after: () => waitFor(() => expect(screen.getByRole("grid", { name: "Blog posts" })).toBeVisible()),
});
const title = "Delete Swedish text";
/** Deletes one language; the post stays. */
export const OneLanguage = confirmation({ title, button: title, write: "deleteBlogPost", failure }).sends(
  { query: { slug, opId, selectedLanguage: "sv" } },
  "Text deleted.",
  { args: { opens: () => ({ id: "delete-blog-post", params: { post: STORY_POST, language: "sv" } }) } },
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteBlogPost", fault: "refused-silently" }] },
  play: async () => {
    await post.confirm();
    await waitFor(() => expect(shownDialog(failure).getByText("Failed to delete the post")).toBeVisible());
  },
};
export const WithoutRight = post.forbidden("edit_cms", "operator-manager");
