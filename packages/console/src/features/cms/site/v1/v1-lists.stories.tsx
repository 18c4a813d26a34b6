import { expect, screen, within } from "storybook/test";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default { ...staging, title: "Pages/CMS lists", args: { at: "/cms/operators" } } satisfies SceneMeta;

/** Each site leads to its pages, in the content management that it uses. */
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

export const Menus: SceneStory = {
  args: { at: "/cms/menus?opId=op-nordlys" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const { content, kind } = db.cmsV1.entries.get(row.dataset["rowId"]!)!;
    await expect(kind).toBe("MENU");
    await expect(within(row).getByText(content["en"]!.title)).toBeVisible();
    await expect(screen.getByRole("columnheader", { name: /Leads to/ })).toBeVisible();
  },
};

export const NoMenus = emptyPage("No menus yet", { at: "/cms/menus" });
