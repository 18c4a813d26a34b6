import { expect, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/CMS (v1)/CMS operators",
  args: { at: "/cms/operators" },
} satisfies SceneMeta;

export const Default = look();

/** Each site links to its pages, in the CMS version that it uses. */
export const Operators: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const opId = row.dataset["rowId"]!;
    const base = db.cmsV1.versions.get(opId) === "V1" ? "/cms" : "/cms/v2";
    await expect(within(row).getByRole("link", { name: "Footer" })).toHaveAttribute(
      "href",
      `${base}/footer?opId=${opId}`,
    );
  },
};
