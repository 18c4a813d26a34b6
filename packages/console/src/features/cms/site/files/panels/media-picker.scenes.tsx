import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { shows } from "#testing/stories/record.ts";
import { banner, withBanner } from "#testing/rows/content/media-rows.ts";

const onChoose = fn();

export default {
  ...staging,
  title: "Panels/CMS (v1)/Media Picker",
  tags: ["panel:media-picker"],
  args: { arrange: withBanner, opens: () => ({ id: "media-picker", params: { opId: "op-nordlys", onChoose } }) },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listMedia" });
export const Forbidden = frameLook({ forbidden: "dev-ops" });

/** The field receives the path of the selected file, and the dialog closes. */
export const Chosen: SceneStory = {
  play: async () => {
    onChoose.mockClear();
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Choose story.webp" }));
    await expect(onChoose.mock.calls).toEqual([[banner.path]]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Search by part of the name; the line below shows the file's details. */
export const Found: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    const panel = await drawer();
    await userEvent.type(await panel.findByRole("searchbox", { name: /Search/ }), "story");
    await waitFor(() => expect(panel.getAllByRole("button", { name: /^Choose / })).toHaveLength(1));
    await expect(panel.getByText("WEBP, 180 KB, 1600 × 900")).toBeVisible();
    await expect(calls.findLast(({ id }) => id === "listMedia")?.input).toMatchObject({
      query: { opId: "op-nordlys" },
      body: { search: "story", page: 1, itemsPerPage: 12 },
    });
  },
};

/** Files that are no pictures are not offered. */
export const PicturesOnly: SceneStory = {
  args: {
    arrange: (db) => {
      withBanner(db);
      db.cmsSite.media.set("pdf", {
        ...banner,
        _id: "pdf",
        name: "rules.pdf",
        path: "/media/rules.pdf",
        extension: "pdf",
      });
    },
  },
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("button", { name: "Choose story.webp" })).toBeVisible());
    await expect(panel.queryByRole("button", { name: "Choose rules.pdf" })).toBeNull();
    await expect(panel.getByText(/not (?:a picture|pictures)\.$/)).toBeVisible();
  },
};

const upload = async (file: File) => userEvent.upload(await screen.findByLabelText("Picture"), file);

/** An uploaded picture is selected at once. */
export const Uploaded: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded: { calls } }) => {
    onChoose.mockClear();
    await upload(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], "sun.png"));
    await waitFor(() => expect(screen.getByText("File uploaded.")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onChoose.mock.calls).toEqual([[expect.stringMatching(/sun\.png$/)]]);
    await expect(calls.filter(({ id }) => id === "uploadMedia")).toHaveLength(1);
  },
};

/** Text with the name of a picture → refused before it is sent. */
export const NoPicture: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    await upload(new File(["<script>"], "sun.png"));
    await waitFor(() => expect(screen.getByText(/files are allowed\.$/)).toBeVisible());
    await expect(calls.filter(({ id }) => id === "uploadMedia")).toEqual([]);
  },
};

export const Empty = look(shows(["No files yet"], { scenario: "empty", arrange: () => undefined }));
export const Failed = shows(["The files could not be loaded"], {
  faults: [{ operation: "listMedia", fault: "html-200" }],
});
export const WithoutRight = shows(["view_cms"], { account: "dev-ops" });
