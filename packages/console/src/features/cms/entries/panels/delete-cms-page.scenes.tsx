import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { STORY_PAGE, withContent } from "#testing/rows/content/content-rows.ts";
import { shownDialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const opens = (language?: string) => () =>
  ({ id: "delete-cms-page", params: { page: STORY_PAGE, ...(language !== undefined && { language }) } }) as const;

export default {
  ...staging,
  title: "Panels/CMS v2/Delete page",
  tags: ["panel:delete-cms-page"],
  args: { arrange: withContent, opens: opens() },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const { opId, slug } = STORY_PAGE;
/** One call per language, English last (ruling 52). */
const inBoth = ["sv", "en"].map((selectedLanguage) => ({ query: { opId, slug, selectedLanguage } }));
const failure = "Unable To Delete Page";
const page = confirmation({ title: "Delete page", button: "Delete page", write: "deleteCmsPage", failure });
const title = "Delete Swedish text";
const text = confirmation({ title, button: title, write: "deleteCmsPage", failure });

export const Asked = page.asks(
  "Delete Play safe (/story-page) of Nordlys in all 2 languages. Players do not see it at present.",
);
/** Deletes one language; the page stays. */
export const OneLanguage = look(
  text.sends({ query: { opId, slug, selectedLanguage: "sv" } }, "Text deleted.", {
    args: { opens: opens("sv") },
    after: (db: Db) => expect(db.cms.pages.get(STORY_PAGE.id)?.languages).toEqual(["en"]),
  }),
);
/** Returns to the list with its query string. */
export const Deleted = page.sends(inBoth, "Page deleted.", {
  args: { at: "/cms/v2/pages/x?opId=op-nordlys" },
  after: () => waitFor(() => expect(screen.getByRole("grid", { name: "Pages" })).toBeVisible()),
});
/** From the list: the dialog asks for the language and preselects the edited one. */
export const LanguageToChoose = text.sends({ query: { opId, slug, selectedLanguage: "sv" } }, "Text deleted.", {
  args: {
    at: "/cms/v2/pages?selectedLanguage=sv",
    opens: () => ({ id: "delete-cms-page", params: { page: STORY_PAGE, oneLanguage: true } }),
  },
});
export const AskedOfOneLanguage = text.asks(
  "Delete the Swedish text of Play safe (/story-page) of Nordlys. Its other languages stay; players who read this one are shown the English text.",
  { opens: opens("sv") },
);
export const Gone = page.refused((db) => void db.cms.pages.delete(STORY_PAGE.id), "This content does not exist.");
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteCmsPage", fault: "refused-silently" }] },
  play: async () => {
    await page.confirm();
    await waitFor(() => expect(shownDialog(failure).getByText("Failed to delete page")).toBeVisible());
  },
};
/** Swedish is refused: the dialog tells what became of each language, and the page stays in Swedish. */
export const RefusedInOneLanguage: SceneStory = {
  args: { faults: [{ operation: "deleteCmsPage", fault: "refused-silently", times: 1 }] },
  play: async ({ loaded }) => {
    await page.confirm();
    const question = await page.question();
    await waitFor(() => expect(question.getByText("Deleted in 1 of 2 languages")).toBeVisible());
    await expect(question.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
      "Swedish: refused. Failed to delete page",
      "English: deleted",
    ]);
    await expect(loaded.db.cms.pages.get(STORY_PAGE.id)?.languages).toEqual(["sv"]);
  },
};
export const WithoutRight = page.forbidden("edit_cms", "operator-manager");
