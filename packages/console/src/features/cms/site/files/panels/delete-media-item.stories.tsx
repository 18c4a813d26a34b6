import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { banner, withBanner } from "#testing/media-rows.ts";

export default {
  ...staging,
  title: "CMS/delete-media-item",
  args: { arrange: withBanner, opens: () => ({ id: "delete-media-item", params: { media: banner } }) },
} satisfies SceneMeta;

const panel = confirmation({
  title: "Delete file",
  button: "Delete story.webp",
  write: "deleteMedia",
  failure: "Unable To Delete File",
});

export const Asked = panel.asks(
  "Delete story.webp (/media/op-nordlys/story.webp) of Nordlys. Pages that show it are not changed: players miss it there.",
);
export const Deleted = panel.sends({ query: { mediaId: banner._id, opId: "op-nordlys" } }, "File deleted.", {
  after: (db: Db) => expect(db.cmsSite.media.has(banner._id)).toBe(false),
});
export const GoneMeanwhile = panel.refused(
  (db) => void db.cmsSite.media.delete(banner._id),
  "This file does not exist.",
);
/** The documented words, where the server has none (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteMedia", fault: "refused-silently" }] },
  play: async () => {
    await panel.confirm();
    await expect(await (await dialog("Unable To Delete File")).findByText("Unable to delete the file")).toBeVisible();
  },
};
export const WithoutRight = panel.forbidden("edit_cms", "operator-manager");
