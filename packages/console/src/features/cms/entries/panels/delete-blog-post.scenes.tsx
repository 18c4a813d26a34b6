import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { STORY_POST, withContent } from "#testing/rows/content/content-rows.ts";
import { shownDialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/CMS v2/Delete blog post",
  tags: ["panel:delete-blog-post"],
  args: { arrange: withContent, opens: () => ({ id: "delete-blog-post", params: { post: STORY_POST } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const { opId, slug } = STORY_POST;
/** One call per language, English last (ruling 52). */
const inBoth = ["sv", "en"].map((selectedLanguage) => ({ query: { opId, slug, selectedLanguage } }));
const failure = "Unable To Delete Post";
const post = confirmation({ title: "Delete blog post", button: "Delete post", write: "deleteBlogPost", failure });

export const Asked = post.asks(
  "Delete Ten games (/story-post) of Nordlys in all 2 languages. Players can no longer open it.",
);
const title = "Delete Swedish text";
/** Deletes one language; the post stays. */
export const OneLanguage = confirmation({ title, button: title, write: "deleteBlogPost", failure }).sends(
  { query: { slug, opId, selectedLanguage: "sv" } },
  "Text deleted.",
  { args: { opens: () => ({ id: "delete-blog-post", params: { post: STORY_POST, language: "sv" } }) } },
);
export const Deleted = post.sends(inBoth, "Post deleted.", {
  args: { at: "/cms/v2/blog/x?opId=op-nordlys" },
  after: () => waitFor(() => expect(screen.getByRole("grid", { name: "Blog posts" })).toBeVisible()),
});
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteBlogPost", fault: "refused-silently" }] },
  play: async () => {
    await post.confirm();
    await waitFor(() => expect(shownDialog(failure).getByText("Failed to delete the post")).toBeVisible());
  },
};
/** Swedish is refused: the dialog tells what became of each language, and the post stays in Swedish. */
export const RefusedInOneLanguage: SceneStory = {
  args: { faults: [{ operation: "deleteBlogPost", fault: "refused-silently", times: 1 }] },
  play: async ({ loaded }) => {
    await post.confirm();
    const question = await post.question();
    await waitFor(() => expect(question.getByText("Deleted in 1 of 2 languages")).toBeVisible());
    await expect(question.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
      "Swedish: refused. Failed to delete the post",
      "English: deleted",
    ]);
    await expect(loaded.db.cms.posts.get(STORY_POST.id)?.languages).toEqual(["sv"]);
  },
};
export const WithoutRight = post.forbidden("edit_cms", "operator-manager");
