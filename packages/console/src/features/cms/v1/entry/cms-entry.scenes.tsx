import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { moreItem } from "#testing/more-item.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { firstOf, NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const terms = (db: Db) => firstOf(db.cmsV1.entries, (it) => it.opId === "op-nordlys" && it.key === "terms");
const AT = "/?opId=op-nordlys&panel=cms-entry";

/** Keeps the terms in English only. */
const inEnglish = (db: Db) => {
  const { en } = terms(db).content;
  db.cmsV1.entries.set(terms(db).id, { ...terms(db), languages: ["en"], content: { en: en! } });
};

export default {
  ...staging,
  title: "Panels/CMS (v1)/Entry",
  tags: ["panel:cms-entry"],
  args: { at: (db) => `${AT}&entry=${terms(db).id}` },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const changed = form({ write: "updateCmsEntry" });
const added = form({
  write: "createCmsEntry",
  save: "Add menu item",
  args: { at: `${AT}&newEntry=MENU&under=casino` },
});

export const Saved = changed.sends(
  () => typeIn(/^Title/, "New"),
  (db) => {
    const { id, key, status, order, parentKey, content } = terms(db);
    return {
      body: { id, key, status, order, parentKey, content: { ...content, en: { ...content["en"]!, title: "New" } } },
    };
  },
  "Changes saved.",
);

/** A key has lowercase letters, numbers and hyphens, no slash, and is unique within the site. */
export const KeyWithSlash = changed.says(
  () => typeIn(/^Key/, "legal/terms"),
  /^Key/,
  "Use lowercase letters, numbers and single hyphens.",
);
export const KeyTaken = changed.taken(
  () => typeIn(/^Key/, "privacy"),
  /^Key/,
  /The key privacy is already used on this site\./,
);

/** An empty language can copy the texts of another one; missing languages are counted. */
export const Copied: SceneStory = {
  args: {
    arrange: (db) => {
      inEnglish(db);
      db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv", "ar"] });
    },
  },
  play: async ({ loaded }) => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText("2 of 3 languages missing")).toBeVisible());
    await userEvent.click(panel.getByRole("tab", { name: /Swedish/ }));
    await press("Copy from…");
    await userEvent.click(await screen.findByRole("menuitem", { name: "English" }));
    await waitFor(() => expect(panel.getByRole("textbox", { name: /^Title/ })).toHaveValue("Terms"));
    await expect(panel.getByText("1 of 3 languages missing")).toBeVisible();
    await expectNothingSent(loaded, "updateCmsEntry");
  },
};

export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText(/edit_cms/, { selector: "[data-slot=alert] *" })).toBeVisible());
    await expect(panel.getByRole("textbox", { name: /^Key/ })).toHaveAttribute("readonly");
    for (const name of ["Save", /^Copy (?:from|to)/]) await expect(panel.queryByRole("button", { name })).toBeNull();
    await expect(await moreItem("Delete…")).toHaveAccessibleDescription(/edit_cms/);
  },
};

export const NotFound = look(gonePanel(`${AT}&entry=${NOBODY}`, "entry"));

/** A new entry is added at the end, under the item that it was opened from. */
export const New = look(
  added.sends(
    async () => {
      await typeIn(/^Key/, "slots");
      await typeIn(/^Title/, "Slots");
      await typeIn(/^Link/, "/slots");
    },
    {
      body: {
        opId: "op-nordlys",
        kind: "MENU",
        key: "slots",
        status: "DRAFT",
        order: 5,
        parentKey: "casino",
        content: { en: { title: "Slots", url: "/slots" } },
      },
    },
    "Menu item added.",
  ),
);
export const WaitsForTheKey = added.waits(() => Promise.resolve(), "Enter the key first.");
