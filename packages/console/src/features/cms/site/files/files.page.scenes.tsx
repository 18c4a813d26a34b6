import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { STORY_POST, withContent } from "#testing/rows/content/content-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, failedPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { banner, withBanner } from "#testing/rows/content/media-rows.ts";

export default {
  ...staging,
  title: "Pages/CMS (v1)/Files",
  args: { at: "/cms/v2/file-manager?opId=op-nordlys", arrange: withBanner },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listMedia" });

const tile = async () => within((await screen.findByText(banner.name)).closest("li")!);

/** Images, newest first; an SVG is rendered as an image only. */
export const AsPictures: SceneStory = {
  play: async () => {
    await expect((await tile()).getByText("WEBP, 180 KB, 1600 × 900")).toBeVisible();
    await expect((await tile()).getByText("Banner, story")).toBeVisible();
    await expect((await tile()).getByRole("button", { name: "Copy path of story.webp" })).toBeEnabled();
    await userEvent.click((await tile()).getByRole("button", { name: "Delete story.webp" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete file" })).toBeVisible());
  },
};

const RESERVED = "a b%20c#d?.webp";
const ENCODED = "/media/op-nordlys/a%20b%2520c%23d%3F.webp";

/** Reserved characters in a name: preview and path have them encoded once. */
export const ReservedCharacters: SceneStory = {
  args: {
    arrange: (db) =>
      void db.cmsSite.media.set(banner._id, { ...banner, name: RESERVED, path: `/media/op-nordlys/${RESERVED}` }),
  },
  play: async () => {
    const preview = await screen.findByRole("button", { name: `View full size: ${RESERVED}` });
    await expect(preview.querySelector("img")).toHaveAttribute("src", ENCODED);
    await userEvent.click(screen.getByRole("button", { name: "List" }));
    const row = within(await firstRow());
    await expect(row.getByText(ENCODED)).toBeVisible();
    await expect(row.getByText(RESERVED)).toBeVisible();
  },
};

/** A right-to-left override in a name is written out, in both views and in the dialogs. */
export const ReversedName: SceneStory = {
  args: {
    arrange: (db) => {
      const name = "invoice\u202Egnp.webp";
      db.cmsSite.media.set(banner._id, { ...banner, name, path: `/media/op-nordlys/${name}` });
    },
  },
  play: async () => {
    const name = "invoice⟨U+202E⟩gnp.webp";
    await waitFor(() => expect(screen.getByText(name)).toBeVisible());
    await expect(screen.getByRole("button", { name: `Where ${name} is used` })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: `View full size: ${name}` }));
    await waitFor(() => expect(screen.getByRole("dialog", { name })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: `Delete ${name}` }));
    const confirm = within(await screen.findByRole("alertdialog", { name: "Delete file" }));
    await expect(confirm.getByText(name)).toBeVisible();
    await userEvent.click(confirm.getByRole("button", { name: "Cancel" }));
    await userEvent.click(screen.getByRole("button", { name: "List" }));
    await expect(within(await firstRow()).getByText(name)).toBeVisible();
    const shown = [...document.body.querySelectorAll("*")].flatMap((it) => [
      ...["title", "alt", "aria-label"].map((attribute) => it.getAttribute(attribute) ?? ""),
      ...[...it.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "")),
    ]);
    await expect(shown.filter((text) => text.includes("\u202E"))).toEqual([]);
  },
};

/** Uses of a file are requested on demand, each linked to its page. */
export const Uses: SceneStory = {
  args: {
    arrange: (db) => {
      withBanner(db);
      withContent(db);
      db.cms.posts.set(STORY_POST.id, { ...STORY_POST, coverImagePath: banner.path });
    },
  },
  play: async ({ loaded }) => {
    await userEvent.click((await tile()).getByRole("button", { name: "Where story.webp is used" }));
    const uses = within(await screen.findByRole("dialog", { name: "Where story.webp is used" }));
    await userEvent.click(await uses.findByRole("link", { name: "/story-post" }));
    await expect(loaded.history.location.pathname).toBe(`/cms/v2/blog/${STORY_POST.id}`);
  },
};

/** Both views share the filters. */
export const AsList = look({
  args: { at: "/cms/v2/file-manager?opId=op-nordlys&target=BANNER&tags=story" },
  play: async () => {
    await tile();
    await userEvent.click(screen.getByRole("button", { name: "List" }));
    const row = within(await firstRow());
    await expect(row.getByText(banner.path)).toBeVisible();
    await expect(screen.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
  },
});

export const Empty = look(emptyPage("No files yet", { arrange: () => undefined }));
export const Failed: SceneStory = failedPage("listMedia");
export const Forbidden = forbiddenPage("listMedia", "view_cms");
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await expect((await tile()).getByRole("button", { name: "Delete story.webp" })).toHaveAccessibleDescription(
      /You need the permission edit_cms/,
    );
    await expect(screen.getByRole("button", { name: "Upload files" })).toHaveAccessibleDescription(
      /You need the permission edit_cms/,
    );
  },
};
