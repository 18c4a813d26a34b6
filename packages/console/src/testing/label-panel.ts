import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { drawer } from "./on-screen.ts";
import { failedPanel, forbiddenPanel, loadingPanel, refusedSilently } from "./panel-states.ts";
import { press } from "./press.ts";
import { firstOf } from "./rows.ts";
import type { Scene } from "./scene.ts";
import type { SceneStory, Staged } from "./staging.tsx";
import { typeIn } from "./type-in.ts";

type LabelRow = { uuid: string; opId: string; title: { en: string } };

type LabelPanel<Row extends LabelRow> = {
  panel: string;
  /** What it is, in a sentence: "tag". */
  noun: string;
  /** What the toasts call it: "Game Tag". */
  name: string;
  labels: (db: Db) => Map<string, Row>;
  /** Its key, and the field that holds it. */
  keyOf: (label: Row) => string;
  keyField: RegExp;
  /** The calls that read and save it. */
  read: string;
  write: string;
};

type LabelStories = { edit: Scene["at"] } & Record<
  "Saved" | "Added" | "Invalid" | "Taken" | "Loading" | "Failed" | "Forbidden" | "RefusedSilently",
  SceneStory
>;

/** What the drawer of every label of the catalogue does, a story each. */
export const labelPanel = <Row extends LabelRow>(label: LabelPanel<Row>): LabelStories => {
  const { panel, noun, name, labels, keyOf, keyField, read, write } = label;
  const one = (db: Db) => firstOf(labels(db), (it) => it.opId === "*");
  const args = { at: `/?panel=${panel}` };
  const save = async () => {
    await typeIn(/^Title.*English/, "Better");
    await press("Save");
  };
  const add = async (key: string) => {
    await typeIn(keyField, key);
    await typeIn(/^Title.*English/, "Otter");
    await press(`Add ${noun}`);
  };
  const saidAtKey = (text: string | RegExp) =>
    waitFor(async () =>
      expect((await drawer()).getByRole("textbox", { name: keyField })).toHaveAccessibleDescription(text),
    );
  return {
    edit: (db) => `/?panel=${panel}&uuid=${one(db).uuid}`,
    // It keeps its key.
    Saved: {
      play: async ({ loaded }) => {
        const { db } = (loaded as Staged).backend;
        const key = keyOf(one(db));
        await expect(await (await drawer()).findByDisplayValue(key)).toHaveAttribute("readonly");
        await save();
        await expect(await screen.findByText(`${name} updated!`)).toBeVisible();
        await expect(one(db).title.en).toBe("Better");
        await expect(keyOf(one(db))).toBe(key);
      },
    },
    Added: {
      args,
      play: async ({ loaded }) => {
        await add("otter");
        await expect(await screen.findByText(`New ${name} added!`)).toBeVisible();
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
        const { db } = (loaded as Staged).backend;
        await expect(firstOf(labels(db), (it) => keyOf(it) === "otter").opId).toBe("*");
      },
    },
    Invalid: {
      args,
      play: async () => {
        await add("Otter 2");
        await saidAtKey("Use lowercase letters and dashes only.");
      },
    },
    // The server has it already: said at the field.
    Taken: {
      args,
      play: async ({ loaded }) => {
        await add(keyOf(one((loaded as Staged).backend.db)));
        await saidAtKey(/already exists/);
      },
    },
    Loading: loadingPanel(read),
    Failed: failedPanel(read, noun),
    Forbidden: forbiddenPanel(read, "view_games"),
    RefusedSilently: refusedSilently(write, save),
  };
};
