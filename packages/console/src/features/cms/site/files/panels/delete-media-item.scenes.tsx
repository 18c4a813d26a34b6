import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { STORY_PAGE, STORY_POST, withContent } from "#testing/rows/content/content-rows.ts";
import { shownDialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { typeToConfirm } from "#testing/stories/answer.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { banner, withBanner } from "#testing/rows/content/media-rows.ts";

export default {
  ...staging,
  title: "Panels/CMS (v1)/Delete file",
  tags: ["panel:delete-media-item"],
  args: { arrange: withBanner, opens: () => ({ id: "delete-media-item", params: { media: banner } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete file",
  button: "Delete story.webp",
  write: "deleteMedia",
  failure: "Unable To Delete File",
});

export const Asked = panel.asks(
  "Delete story.webp (/media/op-nordlys/story.webp) of Nordlys. Content that uses it is not changed.",
);
/** A used file lists its uses as links; deleting it requires typing its name. */
export const Used: SceneStory = {
  args: {
    arrange: (db) => {
      withBanner(db);
      withContent(db);
      const text = `<p><img src="${banner.path}"></p>`;
      db.cms.pages.set(STORY_PAGE.id, {
        ...STORY_PAGE,
        content: { en: { title: "Play safe", text }, sv: { title: "Spela säkert", text } },
      });
      db.cms.posts.set(STORY_POST.id, { ...STORY_POST, coverImagePath: banner.path });
    },
  },
  play: async ({ loaded }) => {
    const question = await panel.question();
    await waitFor(() =>
      expect(question.getByText("It is used in 2 places. Players will see it missing there.")).toBeVisible(),
    );
    const [page, post] = within(question.getByRole("list", { name: "Used in" })).getAllByRole("listitem");
    await expect(page).toHaveTextContent("/story-page page, English, Swedish");
    await expect(within(page!).getByRole("link")).toHaveAttribute(
      "href",
      `/cms/v2/pages/${STORY_PAGE.id}?opId=op-nordlys&selectedLanguage=en`,
    );
    await expect(post).toHaveTextContent("/story-post blog post");
    await expect(await panel.button()).toHaveAttribute("aria-disabled", "true");
    await expectNothingSent(loaded, "deleteMedia");
    await typeToConfirm();
    await panel.confirm();
    await waitFor(() => expect(screen.getByText("File deleted.")).toBeVisible());
  },
};
/** Uses fail to load: the dialog says so and requires typing the name too. */
export const UsageUnknown = look({
  args: { faults: [{ operation: "findMediaUses", fault: "500" }] },
  play: async () => {
    const question = await panel.question();
    await waitFor(() => expect(question.getByText("The uses of this file could not be loaded")).toBeVisible());
    await expect(question.getByRole("textbox", { name: /^Type story\.webp/ })).toBeVisible();
  },
});
export const Deleted = panel.sends({ query: { mediaId: banner._id, opId: "op-nordlys" } }, "File deleted.", {
  after: (db: Db) => expect(db.cmsSite.media.has(banner._id)).toBe(false),
});
export const GoneMeanwhile = panel.refused(
  (db) => void db.cmsSite.media.delete(banner._id),
  "This file does not exist.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteMedia", fault: "refused-silently" }] },
  play: async () => {
    await panel.confirm();
    await waitFor(() =>
      expect(shownDialog("Unable To Delete File").getByText("Unable to delete the file")).toBeVisible(),
    );
  },
};
export const WithoutRight = panel.forbidden("edit_cms", "operator-manager");
