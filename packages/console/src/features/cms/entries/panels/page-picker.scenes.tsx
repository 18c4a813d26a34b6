import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { withContent } from "#testing/rows/content/content-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { shows } from "#testing/stories/record.ts";

const picked = fn();

export default {
  ...staging,
  title: "Panels/CMS v2/Page Picker",
  tags: ["panel:page-picker"],
  args: {
    arrange: withContent,
    opens: () => ({ id: "page-picker", params: { opId: "op-nordlys", onPick: picked } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listCmsPages" });

/** Requests page 1 with limit 500 (content §7, §9); search by title, and Enter selects the first. */
export const Picked: SceneStory = {
  play: async ({ loaded }) => {
    picked.mockClear();
    const panel = await drawer();
    await panel.findByRole("button", { name: /Play safe/ });
    await expect(loaded.calls.filter((it) => it.id === "listCmsPages").map(({ input }) => input)).toEqual([
      // In the edited language.
      { query: { opId: "op-nordlys", selectedLanguage: "en" }, body: { page: 1, limit: 500 } },
    ]);
    await userEvent.type(panel.getByRole("searchbox", { name: "Search" }), "play SAFE{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(picked.mock.calls).toEqual([[{ slug: "story-page", title: "Play safe" }]]);
  },
};

export const NothingFound: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await panel.findByRole("button", { name: /Play safe/ });
    await userEvent.type(panel.getByRole("searchbox", { name: "Search" }), "nowhere");
    await expect(panel.queryByRole("list", { name: "Pages" })).toBeNull();
  },
};

export const NoPages = look(shows(["No pages in English yet"], { scenario: "empty", arrange: () => undefined }));
export const Failed = shows(["The pages could not be loaded"], {
  faults: [{ operation: "listCmsPages", fault: "html-200" }],
});
export const Forbidden = look(shows(["view_cms"], { account: "dev-ops" }));
