import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { blockOfKind } from "#testing/rows/content/block-rows.ts";
import { moreItem } from "#testing/more-item.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";

export default {
  ...staging,
  title: "Pages/CMS v2/Login image",
  args: { at: "/cms/v2/login-image?opId=op-nordlys" },
} satisfies SceneMeta;

export const Default = look();

const alt = () => screen.findByRole("textbox", { name: /^Picture description/ });
const retype = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

/** The editor is the page itself, and stays after saving. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    const { id, block } = blockOfKind(loaded.db, "LOGIN_IMAGE");
    await retype(await alt(), "A harbour");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByText("Changes saved.")).toBeVisible());
    const content = { en: { ...block.content["en"], altText: "A harbour" } };
    await expect(sentTo(loaded, "updateCmsBlock")).toEqual([{ body: { id, dto: { ...block, content } } }]);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Save" })).toHaveAccessibleDescription("Nothing was changed."),
    );
  },
};

/** A change that another user saved in a different field is kept. */
export const ChangedMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    await retype(await alt(), "A harbour");
    const row = blockOfKind(loaded.db, "LOGIN_IMAGE");
    const block = { ...row.block, name: "Their name" };
    loaded.db.cmsBlocks.blocks.set(row.id, { ...row, block, updatedAt: "2027-01-01T08:00:00Z", updatedBy: "Jonas" });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByText("Changes saved.")).toBeVisible());
    await expect(sentTo(loaded, "updateCmsBlock")).toMatchObject([{ body: { dto: { name: "Their name" } } }]);
    await expect(await alt()).toHaveValue("A harbour");
  },
};

/** No block yet: it is added with its required fields. */
export const NotCreated = look({
  args: { arrange: (db) => db.cmsBlocks.blocks.clear() },
  play: async ({ loaded }) => {
    await waitFor(() => expect(screen.getByText("Nordlys has no login image yet")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Add login image" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Sign-in");
    await userEvent.click(screen.getByRole("button", { name: "Add login image" }));
    await waitFor(async () => expect(await alt()).toHaveAccessibleDescription("Enter the text in English."));
    await expectNothingSent(loaded, "createCmsBlock");
    await userEvent.type(await alt(), "A harbour");
    await userEvent.type(screen.getByRole("textbox", { name: "Picture" }), "/media/a.webp");
    await userEvent.click(screen.getByRole("button", { name: "Add login image" }));
    await waitFor(() => expect(screen.getByText("Login image added.")).toBeVisible());
    await expect(sentTo(loaded, "createCmsBlock")).toEqual([
      {
        body: {
          opId: "op-nordlys",
          dto: {
            kind: "LOGIN_IMAGE",
            name: "Sign-in",
            status: "ACTIVE",
            order: 1,
            startsAt: null,
            endsAt: null,
            content: { en: { imagePath: "/media/a.webp", altText: "A harbour" } },
          },
        },
      },
    ]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Deactivate" })).toBeVisible());
  },
});

export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await expect(await alt()).toHaveAttribute("readonly");
    await expect(screen.getByText(/You need the permission edit_cms/, { selector: "p" })).toBeVisible();
    await expect(await moreItem("Delete")).toHaveAccessibleDescription(/edit_cms/);
  },
};
