import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { STORY_MODAL, withContent } from "#testing/rows/content/content-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { pressMore } from "#testing/press-more.ts";

const { id, block } = STORY_MODAL;

export default {
  ...staging,
  title: "Pages/CMS v2/CMS modal",
  args: { at: () => `/cms/v2/modals/${id}?opId=op-nordlys`, arrange: withContent },
} satisfies SceneMeta;

export const Default = look();

const box = (name: RegExp) => screen.findByRole("textbox", { name });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole("button", { name }));

/** The button links to a picked page; the modal is sent in the fields of the call. */
export const LeadsToAPage: SceneStory = {
  ...sending("updateCmsBlock"),
  play: async ({ loaded }) => {
    await press("Choose a page…");
    await press(/Play safe/);
    await waitFor(async () => expect(await box(/^Button link/)).toHaveValue("/story-page"));
    await pressMore("Deactivate");
    await waitFor(() => expect(screen.getByText("Modal deactivated.")).toBeVisible());
    const en = { title: "Welcome", text: "<p>Hello.</p>", buttonText: "Play", url: "/story-page" };
    await expect(sentTo(loaded, "updateCmsBlock")).toEqual([
      { body: { id, dto: { ...block, status: "INACTIVE", content: { en } } } },
    ]);
  },
};

export const New = look({
  ...sending("createCmsBlock"),
  args: { at: "/cms/v2/modals/new?opId=op-nordlys" },
  play: async ({ loaded }) => {
    await userEvent.type(await box(/^Name/), "Spring");
    await userEvent.type(await box(/^Title/), "Spring is here");
    await press("Add and activate");
    const question = within(await screen.findByRole("alertdialog", { name: "Add and activate" }));
    await expect(question.getByText(/^The modal/)).toHaveTextContent(/Spring is here/);
    await userEvent.click(question.getByRole("button", { name: "Add and activate" }));
    await waitFor(() => expect(screen.getByText("Modal activated.")).toBeVisible());
    await expect(sentTo(loaded, "createCmsBlock")).toMatchObject([
      {
        body: {
          opId: "op-nordlys",
          dto: {
            kind: "MODAL",
            name: "Spring",
            status: "ACTIVE",
            content: { en: { title: "Spring is here", text: "" } },
          },
        },
      },
    ]);
  },
});

/** A link that would run a script: error at its field. */
export const UnsafeLink: SceneStory = {
  play: async () => {
    const field = await box(/^Button link/);
    await userEvent.clear(field);
    await userEvent.type(field, "javascript:alert(1)");
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Start with \/, # or https:/));
  },
};
