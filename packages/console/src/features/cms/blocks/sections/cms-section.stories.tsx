import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { firstOf, NOBODY } from "#testing/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

const banner = (db: Db) => firstOf(db.cmsV1.entries, (it) => it.opId === "op-nordlys" && it.kind === "BANNER");

export default {
  ...staging,
  title: "CMS blocks/cms-section",
  args: { at: (db) => `/?opId=op-nordlys&panel=cms-section&section=${banner(db).id}` },
} satisfies SceneMeta;

const changed = form({ write: "updateCmsEntry" });
const added = form({
  write: "createCmsEntry",
  save: "Add banner",
  args: { at: "/?opId=op-nordlys&panel=cms-section&newSection=BANNER" },
});
const fill = async () => {
  await typeIn(/^Key/, "story");
  await typeIn(/^Place/, "7");
  await typeIn(/^Title/, "New");
};

export const Saved = changed.sends(
  () => typeIn(/^Title/, "New"),
  (db) => {
    const { id, key, status, order, parentKey, content } = banner(db);
    return {
      body: {
        id,
        key,
        status,
        order,
        parentKey,
        content: { ...content, en: { ...content["en"]!, title: "New" } },
      },
    };
  },
  "Changes saved.",
);
export const KeyWithCapitals = changed.says(
  () => typeIn(/^Key/, "Main Banner"),
  /^Key/,
  "Use small letters, digits and single dashes.",
);
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    const panel = await drawer();
    for (const box of await panel.findAllByRole("textbox")) await expect(box).toHaveAttribute("readonly");
    await expect(panel.getByText(/edit_cms/, { selector: "[data-slot=alert] *" })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Delete…" })).toHaveAccessibleDescription(/edit_cms/);
    await expect(panel.queryByRole("button", { name: "Save" })).toBeNull();
  },
};
export const Gone = gonePanel(`/?panel=cms-section&section=${NOBODY}`, "section");
export const New = added.waits(untouched, "Enter the key and the place first.");
export const Added = added.sends(
  fill,
  {
    body: {
      opId: "op-nordlys",
      kind: "BANNER",
      key: "story",
      status: "DRAFT",
      order: 7,
      parentKey: null,
      content: { en: { title: "New" } },
    },
  },
  "The banner is added.",
);
