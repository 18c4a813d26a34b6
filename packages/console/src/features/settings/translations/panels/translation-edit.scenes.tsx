import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { press } from "#testing/press.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const KEY = "story.greeting";
const greeting = (db: Db) => db.translations.rows.get(KEY)!;

export default {
  ...staging,
  title: "Panels/Settings/Create Translation or Edit Translation",
  tags: ["panel:translation-edit"],
  args: {
    arrange: (db: Db) =>
      void db.translations.rows.set(KEY, {
        partitionKey: "b2c",
        rowKey: KEY,
        en: "Hello",
        sv: "Hej",
        fa: "سلام",
        ja: "こんにちは",
      }),
    opens: () => ({ id: "translation-edit", params: { rowKey: KEY } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const NEW = { opens: () => ({ id: "translation-edit", params: {} }) as const };
const translation = form({ write: "saveTranslation" });
const added = form({ write: "saveTranslation", save: "Add translation", args: NEW });
const texts = async () => (await drawer()).findAllByRole("textbox", { name: /^Text/ });
const entity = { partitionKey: "b2c", rowKey: KEY, en: "Hello" } as const;
const whole = { ...entity, sv: "Hej", fa: "سلام", ja: "こんにちは" };

/** English and twelve languages, with the number of missing texts (ruling 29). */
export const Filled: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("textbox", { name: /^Text.*English/ })).toHaveValue("Hello"));
    await expect(await texts()).toHaveLength(13);
    await expect(panel.getByText("9 of 13 languages missing")).toBeVisible();
  },
};

/** Arabic, Persian and Sorani are written right to left (content §5). */
export const FromTheRight: SceneStory = {
  play: async () => {
    for (const name of [/Arabic/, /Persian/, /Sorani/])
      await waitFor(() => expect(shownDrawer().getByRole("textbox", { name })).toHaveAttribute("dir", "rtl"));
    await expect((await drawer()).getByRole("textbox", { name: /Swedish/ })).not.toHaveAttribute("dir", "rtl");
  },
};

/** All languages are sent: a server that replaces the row would lose the others. */
export const Saved = translation.sends(
  () => typeIn(/^Text.*Swedish/, "Hallå"),
  { body: { entity: { ...whole, sv: "Hallå" } } },
  "Translation saved.",
);
/** A text that another user saved meanwhile in another language is sent along. */
export const OtherLanguageMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    await typeIn(/^Text.*Swedish/, "Hallå");
    loaded.db.translations.rows.set(KEY, { ...whole, fa: "درود" });
    await translation.save();
    await waitFor(() => expect(screen.getByText("Translation saved.")).toBeVisible());
    await expect(greeting(loaded.db)).toEqual({ ...whole, sv: "Hallå", fa: "درود" });
  },
};
export const LanguageRemoved = translation.sends(
  async () => userEvent.clear(await (await drawer()).findByRole("textbox", { name: /^Text.*Persian/ })),
  { body: { entity: { ...whole, fa: "" } } },
  "Translation saved.",
  { after: (db) => expect(greeting(db)).not.toHaveProperty("fa") },
);

/** Operator staff edit their operator's languages; the others are unchanged (content §6). */
export const LimitedLanguages = look({
  args: {
    account: "operator-admin",
    arrange: (db) => {
      db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv", "fa"] });
      db.translations.rows.set(KEY, { ...entity, sv: "Hej", ja: "こんにちは" });
    },
  },
  play: async ({ loaded: { db } }) => {
    await (await drawer()).findByRole("textbox", { name: /Persian/ });
    await expect(await texts()).toHaveLength(3);
    await typeIn(/^Text.*Persian/, "سلام");
    await translation.save();
    await waitFor(() => expect(screen.getByText("Translation saved.")).toBeVisible());
    await expect(greeting(db)).toEqual({ ...entity, sv: "Hej", fa: "سلام", ja: "こんにちは" });
  },
});

export const EnglishMissing = translation.waits(
  async () => userEvent.clear(await (await drawer()).findByRole("textbox", { name: /^Text.*English/ })),
  "Enter the English text first.",
);
/** The operator lost a language during editing: error at that language. */
export const LanguageMissing = look(
  translation.taken(
    async (db) => {
      await typeIn(/^Text.*Swedish/, "Hallå");
      db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en"] });
    },
    /^Text.*Swedish/,
    /Your operator does not use the language sv\./,
    { account: "operator-admin" },
  ),
);
export const WithoutRight = translation.readOnly("operator-manager", /You need the permission edit_translations/);
export const NotFound = look(
  shows(["This translation does not exist"], {
    opens: () => ({ id: "translation-edit", params: { rowKey: "story.nothing" } }),
  }),
);

export const New = look(added.waits(untouched, "Enter the key and the English text first."));
export const Added = added.sends(
  async () => {
    await typeIn(/^Key/, "story.thanks");
    await typeIn(/^Text.*English/, "Thank you");
    await typeIn(/^Text.*Swedish/, "Tack");
  },
  { body: { entity: { partitionKey: "b2c", rowKey: "story.thanks", en: "Thank you", sv: "Tack" } } },
  "Translation saved.",
);
/** An existing key would be overwritten: refused before sending. */
export const KeyTaken: SceneStory = {
  args: NEW,
  play: async ({ loaded }) => {
    await typeIn(/^Key/, KEY);
    await typeIn(/^Text.*English/, "Thank you");
    await press("Add translation");
    const key = await (await drawer()).findByRole("textbox", { name: /^Key/ });
    await waitFor(() => expect(key).toHaveAccessibleDescription(/A translation with this key already exists\./));
    await expect(key).toHaveFocus();
    await expectNothingSent(loaded, "saveTranslation");
  },
};
export const KeyWithSpaces = added.says(
  async () => {
    await typeIn(/^Key/, "story thanks");
    await typeIn(/^Text.*English/, "Thank you");
  },
  /^Key/,
  /Use letters, digits, dots, dashes and underscores only\./,
);
export const NewForbidden = look(shows(["edit_translations"], { ...NEW, account: "operator-manager" }));

/** A click on the row opens the editor. */
export const FromTheList: SceneStory = {
  args: { at: `/settings/translation?search=${KEY}`, opens: undefined },
  play: async () => {
    await userEvent.click(await screen.findByText(KEY));
    await waitFor(async () => expect(await texts()).toHaveLength(13));
  },
};
