import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { shows } from "#testing/stories/record.ts";
import { banner, withBanner } from "#testing/rows/content/media-rows.ts";

const onChoose = fn();

export default {
  ...staging,
  args: { arrange: withBanner, opens: () => ({ id: "media-picker", params: { opId: "op-nordlys", onChoose } }) },
} satisfies SceneMeta;

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

export const Empty = shows(["No files yet"], { scenario: "empty", arrange: () => undefined });
export const Failed = shows(["The files could not be loaded"], {
  faults: [{ operation: "listMedia", fault: "html-200" }],
});
export const WithoutRight = shows(["view_cms"], { account: "dev-ops" });
