import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { STORY_PAGE, withContent } from "#testing/rows/content/content-rows.ts";
import { banner, withBanner } from "#testing/rows/content/media-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";

const { id, slug, pageType, showInSitemap, content } = STORY_PAGE;

export default {
  ...staging,
  title: "Pages/CMS v2/CMS page",
  args: { at: () => `/cms/v2/pages/${id}?opId=op-nordlys`, arrange: withContent },
} satisfies SceneMeta;

export const Default = look();

const body = { id, slug, pageType, status: "DRAFT", showInSitemap, content };
const box = (name: RegExp) => screen.findByRole("textbox", { name });
const tab = (name: RegExp) => screen.findByRole("tab", { name });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole("button", { name }));
/** The question before players see an entry. */
const goLive = async () => {
  const question = await screen.findByRole("alertdialog", { name: "Save and publish" });
  await expect(question).toHaveTextContent(
    "The changes to the page Play fair of Nordlys become visible to players immediately.",
  );
  return question;
};
/** Publishes, and confirms that players see it at once. */
const publish = async (name: RegExp | string = "Publish") => {
  await press(name);
  const question = within(await screen.findByRole("alertdialog", { name: /^Publish/ }));
  await userEvent.click(question.getByRole("button", { name: /^Publish/ }));
};
const write = async (name: RegExp, text: string) => {
  await userEvent.clear(await box(name));
  await userEvent.type(await box(name), text);
};
const inSwedish = async (title: string) => {
  await userEvent.click(await tab(/Swedish/));
  await write(/^Title\b(?! for)/, title);
};
/** Another user saves a different title in this language. */
const colleague = (db: Db, code: string, title: string) =>
  void db.cms.pages.set(id, {
    ...STORY_PAGE,
    content: { ...content, [code]: { ...content[code], title } },
    updatedAt: "2026-03-03T08:00:00Z",
    updatedBy: "Jonas",
  });

/** Adds a language, which the address selects. All languages are sent, since omitted ones would lose their text. */
export const Written: SceneStory = {
  ...sending("updateCmsPage"),
  play: async ({ loaded }) => {
    await box(/^Address/);
    await inSwedish("Spela lugnt");
    await expect(loaded.history.location.search).toContain("selectedLanguage=sv");
    await press(/^Save draft/);
    await waitFor(() => expect(screen.getByText("Draft saved.")).toBeVisible());
    await expect(screen.getByRole("link", { name: "History" })).toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`^/cms/activities\\?.*search=${id}`)),
    );
    const sv = { ...content["sv"], title: "Spela lugnt" };
    await expect(sentTo(loaded, "updateCmsPage")).toEqual([{ body: { ...body, content: { ...content, sv } } }]);
    await waitFor(async () =>
      expect(screen.getByRole("button", { name: /^Save draft/ })).toHaveAccessibleDescription("Nothing has changed."),
    );
  },
};

/** Publish sends the same fields with the new status; later saves keep it published. */
export const Published: SceneStory = {
  play: async ({ loaded }) => {
    await box(/^Address/);
    await publish();
    await waitFor(() => expect(screen.getByText("Page published.")).toBeVisible());
    await write(/^Title\b(?! for)/, "Play fair");
    await press(/^Save and publish/);
    await userEvent.click(within(await goLive()).getByRole("button", { name: "Save and publish" }));
    await waitFor(() => expect(sentTo(loaded, "updateCmsPage")).toHaveLength(2));
    const en = { ...content["en"], title: "Play fair" };
    await expect(sentTo(loaded, "updateCmsPage")).toEqual([
      { body: { ...body, status: "PUBLISHED" } },
      { body: { ...body, status: "PUBLISHED", content: { ...content, en } } },
    ]);
  },
};

/** Publishing is not confirmed → nothing is sent, and Save draft still saves a draft. */
export const PublishCancelled: SceneStory = {
  play: async ({ loaded }) => {
    await write(/^Title\b(?! for)/, "Play fair");
    await press("Publish");
    const question = within(await screen.findByRole("alertdialog", { name: "Publish" }));
    await expect(question.getByText(/immediately/)).toHaveTextContent(
      "The page Play fair of Nordlys becomes visible to players immediately.",
    );
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await expectNothingSent(loaded, "updateCmsPage");
    await press(/^Save draft/);
    await waitFor(() => expect(screen.getByText("Draft saved.")).toBeVisible());
  },
};

/**
 * Changes saved for later stay invisible to players, are listed by language and field, and can be published or undone.
 */
export const KeptForLater: SceneStory = {
  args: {
    arrange: (db) => {
      withContent(db);
      db.cms.pages.set(id, { ...STORY_PAGE, status: "PUBLISHED", publishedAt: "2026-03-02T08:00:00Z" });
    },
  },
  play: async ({ loaded }) => {
    await inSwedish("Spela lugnt");
    await press("Save without publishing");
    await waitFor(() => expect(screen.getByText("1 change not published")).toBeVisible());
    const changes = screen.getByRole("list", { name: "Unpublished changes" });
    await expect(changes).toHaveTextContent("TitleSwedish");
    await expect((await box(/^Title\b(?! for)/)).closest("[data-slot=field]")).toHaveTextContent("Not published");
    await press("Compare");
    await expect(screen.getByText("Players see an older version of this page")).toBeVisible();
    await expect(screen.getByText("Swedish, title").closest("li")).toHaveTextContent("Spela säkert→Spela lugnt");
    await expect(loaded.db.cms.pages.get(id)).toMatchObject({ status: "PUBLISHED", published: { content } });
    await press("Revert to the published version");
    await expect(await box(/^Title\b(?! for)/)).toHaveValue("Spela säkert");
    await press(/^Save and publish/);
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Save and publish" }),
    );
    await waitFor(() => expect(screen.getByText("Page published.")).toBeVisible());
    await waitFor(() => expect(screen.queryByText("1 change not published")).toBeNull());
    await expect(loaded.db.cms.pages.get(id)).toMatchObject({ content, published: null });
  },
};

/** Slug already taken: server error at the field. */
export const AddressTaken: SceneStory = {
  args: {
    arrange: (db) => {
      withContent(db);
      db.cms.pages.set("other", { ...STORY_PAGE, id: "other", slug: "taken" });
    },
  },
  play: async () => {
    await write(/^Address/, "taken");
    await press(/^Save draft/);
    await waitFor(async () =>
      expect(await box(/^Address/)).toHaveAccessibleDescription(/The address taken is already used on this site\./),
    );
  },
};

/** After a refused Publish, Save draft saves a draft. */
export const DraftAfterRefusedPublish: SceneStory = {
  ...AddressTaken,
  play: async ({ loaded }) => {
    await write(/^Address/, "taken");
    await publish();
    await waitFor(async () =>
      expect(await box(/^Address/)).toHaveAccessibleDescription(/is already used on this site\./),
    );
    await write(/^Address/, "free");
    await press(/^Save draft/);
    await waitFor(() => expect(screen.getByText("Draft saved.")).toBeVisible());
    await expect(sentTo(loaded, "updateCmsPage")).toMatchObject([
      { body: { status: "PUBLISHED", slug: "taken" } },
      { body: { status: "DRAFT", slug: "free" } },
    ]);
  },
};

/** After a Publish with validation errors, Save draft saves a draft. */
export const DraftAfterInvalidPublish: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.click(await tab(/Swedish/));
    await userEvent.clear(await box(/^Title\b(?! for)/));
    await press("Publish");
    await waitFor(async () => expect(await box(/^Title\b(?! for)/)).toBeInvalid());
    await expectNothingSent(loaded, "updateCmsPage");
    await write(/^Title\b(?! for)/, "Spela lugnt");
    await press(/^Save draft/);
    await waitFor(() => expect(screen.getByText("Draft saved.")).toBeVisible());
    await expect(sentTo(loaded, "updateCmsPage")).toMatchObject([{ body: { status: "DRAFT" } }]);
  },
};

/** A language without a title is named above the fields; its link selects that language. */
export const TitleMissing: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.click(await tab(/Swedish/));
    await userEvent.clear(await box(/^Title\b(?! for)/));
    await userEvent.click(await tab(/English/));
    await press(/^Save draft/);
    await press(/^Swedish: Enter the title\./);
    await expect(await tab(/Swedish.*has an error/)).toHaveAttribute("aria-selected", "true");
    await expectNothingSent(loaded, "updateCmsPage");
  },
};

/**
 * Changed by another user: nothing is overwritten before the user has seen it, and changes in other fields are kept.
 */
export const ChangedMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    await inSwedish("Spela lugnt");
    colleague(loaded.db, "en", "Play well");
    await press(/^Save draft/);
    await waitFor(() => expect(screen.getByText("This page was changed while you had it open")).toBeVisible());
    await expect(screen.getByText("English, title").closest("li")).toHaveTextContent("Play safe→Play well");
    await expectNothingSent(loaded, "updateCmsPage");
    await press(/^Save draft/);
    await waitFor(() => expect(screen.getByText("Draft saved.")).toBeVisible());
    await expect(loaded.db.cms.pages.get(id)?.content).toMatchObject({
      en: { title: "Play well" },
      sv: { title: "Spela lugnt" },
    });
  },
};

/** An empty language can copy the texts of another one; Arabic is written right to left. */
export const Copied: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.click(await tab(/Arabic/));
    await expect(await box(/^Title\b(?! for)/)).toHaveAttribute("dir", "rtl");
    await press("Copy from…");
    await userEvent.click(await screen.findByRole("menuitem", { name: "English" }));
    await expect(await box(/^Title\b(?! for)/)).toHaveValue("Play safe");
    await waitFor(() => expect(screen.getByText("All 3 languages filled")).toBeVisible());
    await expectNothingSent(loaded, "updateCmsPage");
  },
};

/** The document inside the preview frame, once it is rendered. */
const drawn = () =>
  waitFor(() => {
    const page = screen.getByTitle<HTMLIFrameElement>(/^Preview in/).contentDocument;
    if (!page?.querySelector("main")) throw new Error("The preview is not drawn yet");
    return page;
  });

/** Unsaved input appears in the preview, on phone or desktop, light or dark. */
export const Previewed: SceneStory = {
  play: async () => {
    await write(/^Title\b(?! for)/, "Play wisely");
    await press("Preview");
    await expect(within((await drawn()).body).getByRole("heading", { name: "Play wisely" })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Light or dark" }), "Dark");
    await waitFor(async () => expect((await drawn()).documentElement.dataset["theme"]).toBe("dark"));
  },
};

/** An image from the site's files gets its own alternative text and is sent with the text. */
export const PictureInText: SceneStory = {
  args: {
    arrange: (db) => {
      withContent(db);
      withBanner(db);
    },
  },
  play: async ({ loaded }) => {
    await userEvent.click(await box(/^Text/));
    await press("Picture");
    await press("Choose story.webp");
    const dialog = within(await screen.findByRole("dialog", { name: "Picture" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Description" }), "A meadow");
    await userEvent.click(dialog.getByRole("button", { name: "Insert picture" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press(/^Save draft/);
    await waitFor(() => expect(screen.getByText("Draft saved.")).toBeVisible());
    const [sent] = sentTo(loaded, "updateCmsPage") as [{ body: { content: { en: { text: string } } } }];
    await expect(sent.body.content.en.text).toContain(`<img src="${banner.path}" alt="A meadow">`);
  },
};

/** Only super admins and admins edit HTML; operator staff have everything else. */
export const NoHtml = look(
  {
    args: { account: "operator-admin" },
    play: async () => {
      await waitFor(() => expect(screen.getByRole("button", { name: "Picture" })).toBeVisible());
      await expect(screen.queryByRole("button", { name: "HTML" })).toBeNull();
    },
  },
  { name: "Without HTML" },
);

/** The site's languages only, counted as in the list; a super admin adds others, an admin does not. */
export const LanguagesOfTheSite: SceneStory = {
  play: async () => {
    await screen.findByText("1 of 3 languages missing");
    await expect(screen.getAllByRole("tab").map((it) => it.textContent)).toEqual([
      "English",
      "Swedish",
      "Arabic, missing",
    ]);
    await press("Other language");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Turkish" }));
    await expect(await tab(/Turkish/)).toHaveAttribute("aria-selected", "true");
    await expect(screen.getByText("1 of 3 languages missing")).toBeVisible();
  },
};
export const NoOtherLanguages: SceneStory = {
  args: { account: "admin" },
  play: async () => {
    await screen.findByText("1 of 3 languages missing");
    await expect(screen.queryByRole("button", { name: "Other language" })).toBeNull();
  },
};

export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/You need the permission edit_cms/)).not.toHaveLength(0));
    await expect(await box(/^Address/)).toHaveAttribute("readonly");
    await expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
  },
});

/** Platform staff may edit the default content of all sites, operator staff only their own (shell §2.1). */
const site = () => screen.findByRole("combobox", { name: /^Operator or brand/ });
export const DefaultContentForPlatform: SceneStory = {
  args: { at: "/cms/v2/pages/new", account: "super-admin" },
  play: async () => {
    await userEvent.click(await site());
    await screen.findByRole("option", { name: /^CMS DEFAULT/ });
  },
};
export const NoDefaultContentForOperator: SceneStory = {
  args: { at: "/cms/v2/pages/new", account: "operator-admin" },
  play: async () => {
    await userEvent.click(await site());
    await screen.findByRole("option", { name: /^Nordlys/ });
    await expect(screen.queryByRole("option", { name: /^CMS DEFAULT/ })).toBeNull();
  },
};
