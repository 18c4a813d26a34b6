import { expect, screen, waitFor, within } from "storybook/test";
import { STORY_PAGE, withContent } from "#testing/rows/content/content-rows.ts";
import { withTopBar } from "#testing/shell/with-top-bar.tsx";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/CMS v2/Entry in the top bar",
  render: withTopBar,
  args: { at: () => `/cms/v2/pages/${STORY_PAGE.id}?opId=op-nordlys`, arrange: withContent },
} satisfies SceneMeta;

/** The name of the entry is the title; beside it are the way back, the site, the address and the last save. */
export const TitleInTopBar: SceneStory = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Play safe" })).toBeVisible());
    await expect(screen.getByText(/^Nordlys · \/story-page · saved .+ by /)).toBeVisible();
    const header = screen.getByRole("heading", { level: 1 }).closest("header")!;
    await expect(within(header).getByRole("link", { name: "Pages V2" })).toBeVisible();
  },
};
