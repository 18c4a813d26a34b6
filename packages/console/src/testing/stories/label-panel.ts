import type { WriteId } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { expect, waitFor } from "storybook/test";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { firstOf, NOBODY } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { form } from "./form.ts";
import { expectNothingSent } from "./sent.ts";
import { typeIn } from "#testing/type-in.ts";

type LabelRow = { uuid: string; opId: string; title: { en: string }; description: object; [field: string]: unknown };

type LabelPanel = {
  panel: string;
  /** The noun for the label, within a sentence: "tag". */
  noun: string;
  /** The name in toasts: "Game Tag". */
  name: string;
  labels: (db: Db) => Map<string, LabelRow>;
  /** The wire field that is its key, and the label of its text box. */
  key: string;
  keyField: RegExp;
  /** The calls that read and save it. */
  read: string;
  write: WriteId;
};

type LabelStories = { edit: Scene["at"] } & Record<
  "KeyReadOnly" | "Saved" | "Added" | "Invalid" | "Taken" | "Gone" | "Forbidden",
  SceneStory
>;

/** The stories that every label drawer of the catalogue shares. */
export const labelPanel = (label: LabelPanel): LabelStories => {
  const { panel, noun, name, labels, key, keyField, read, write } = label;
  const one = (db: Db) => firstOf(labels(db), (it) => it.opId === "*");
  const saved = form({ write });
  const added = form({ write, save: `Add ${noun}`, args: { at: `/?panel=${panel}` } });
  const fill = async (text: string) => {
    await typeIn(keyField, text);
    await typeIn(/^Title.*English/, "Otter");
  };
  return {
    edit: (db) => `/?panel=${panel}&uuid=${one(db).uuid}`,
    KeyReadOnly: {
      play: async ({ loaded: { db } }) => {
        await waitFor(() => expect(shownDrawer().getByDisplayValue(String(one(db)[key]))).toHaveAttribute("readonly"));
      },
    },
    Saved: saved.sends(
      () => typeIn(/^Title.*English/, "Better"),
      (db) => {
        const { uuid, opId, title, description, [key]: same } = one(db);
        return { body: { uuid, opId, [key]: same, title: { ...title, en: "Better" }, description } } as never;
      },
      `${name} updated!`,
    ),
    Added: added.sends(
      () => fill("otter"),
      { body: { opId: "*", [key]: "otter", title: { en: "Otter" }, description: {} } } as never,
      `New ${name} added!`,
    ),
    Invalid: added.says(() => fill("Otter 2"), keyField, "Use lowercase letters and hyphens only."),
    // Adding and changing are the same call: an existing key is an error at the field, and nothing is sent.
    Taken: {
      args: { at: `/?panel=${panel}` },
      play: async ({ loaded }) => {
        await fill(String(one(loaded.db)[key]));
        await press(`Add ${noun}`);
        const box = await (await drawer()).findByRole("textbox", { name: keyField });
        await waitFor(() => expect(box).toHaveAccessibleDescription(/already exists/));
        await waitFor(() => expect(box).toHaveFocus());
        await expectNothingSent(loaded, write);
      },
    },
    Gone: gonePanel(`/?panel=${panel}&uuid=${NOBODY}`, noun),
    Forbidden: forbiddenPanel(read, "view_games"),
  };
};
