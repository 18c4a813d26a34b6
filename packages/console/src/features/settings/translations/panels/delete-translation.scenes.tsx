import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const KEY = "story.farewell";
const farewell = { partitionKey: "b2c", rowKey: KEY, en: "See you" } as const;

export default {
  ...staging,
  title: "Panels/Settings/Delete translation",
  tags: ["panel:delete-translation"],
  args: {
    arrange: (db: Db) => void db.translations.rows.set(KEY, farewell),
    opens: () => ({ id: "delete-translation", params: { translation: farewell } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = confirmation({
  title: "Delete translation",
  button: `Delete ${KEY}`,
  write: "deleteTranslation",
  failure: "Unable To Delete Translation",
});

export const Asked = panel.asks(`Delete ${KEY} (“See you”) in all languages. Products show its key instead.`);
export const Deleted = panel.sends({ query: { rowKey: KEY } }, "Translation deleted.", {
  args: { at: `/settings/translation?search=${KEY}` },
  after: () => waitFor(() => expect(screen.queryByText("See you")).toBeNull()),
});
export const Gone = panel.refused((db) => void db.translations.rows.delete(KEY), "This translation does not exist.");
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteTranslation", fault: "refused-silently" }] },
  play: async () => {
    await panel.confirm();
    const failed = await dialog("Unable To Delete Translation");
    await waitFor(() => expect(failed.getByText("Failed to delete Translation")).toBeVisible());
  },
};
/** Operator admins edit, but cannot delete. */
export const WithoutRight = panel.forbidden("delete_translations", "operator-admin");
