import type { WriteId } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, drawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo, showing, valueFrom, type Request, type Sentence } from "./sent.ts";

type Fill = () => Promise<void>;
type Field = RegExp | (() => Promise<HTMLElement>);

type Form<Id extends WriteId> = {
  write: Id;
  /** The label of its button. */
  save?: string | RegExp;
  /** Args of all stories, in addition to those of the file. */
  args?: Partial<Scene>;
};

/** Creates the stories of a form, in a drawer or a dialog, one line each; common behaviour is tested in the kit. */
export const form = <const Id extends WriteId>({ write, save = "Save", args: common = {} }: Form<Id>) => {
  const button = async () => (await drawer()).findByRole("button", { name: save });
  const box = async (field: Field) =>
    typeof field === "function" ? field() : (await drawer()).findByRole("textbox", { name: field });
  return {
    button,
    save: () => press(save),
    /** Saved → exactly this input is sent once, toast, the panel closes; `after` checks the result. */
    sends: (
      fill: Fill,
      request: Request<Id>,
      says: Sentence,
      { args = {}, after }: { args?: Partial<Scene>; after?: (db: Db) => unknown } = {},
    ): SceneStory => ({
      ...sending(write),
      args: { ...common, ...args },
      play: async ({ loaded }) => {
        const [expected, toast] = [valueFrom(request, loaded.db), valueFrom(says, loaded.db)];
        await fill();
        await press(save);
        await waitFor(() => expect(screen.getByText(toast as RegExp)).toBeVisible());
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
        await expect(sentTo(loaded, write)).toEqual([expected]);
        await after?.(loaded.db);
      },
    }),
    /** Value beyond a limit → validation error at the field, nothing is sent. */
    says: (fill: Fill, field: Field, rule: string | RegExp, args: Partial<Scene> = {}): SceneStory => ({
      ...showing("validation-error"),
      args: { ...common, ...args },
      play: async ({ loaded }) => {
        await fill();
        await press(save);
        await waitFor(async () => expect(await box(field)).toHaveAccessibleDescription(rule));
        await expectNothingSent(loaded, write);
      },
    }),
    /** Server refuses one field → error at that field with focus; `fill` gets the tables. */
    taken: (
      fill: (db: Db) => Promise<void>,
      field: Field,
      says: string | RegExp,
      args: Partial<Scene> = {},
    ): SceneStory => ({
      args: { ...common, ...args },
      play: async ({ loaded: { db } }) => {
        await fill(db);
        await press(save);
        await waitFor(async () => expect(await box(field)).toHaveAccessibleDescription(says));
        await waitFor(async () => expect(await box(field)).toHaveFocus());
      },
    }),
    /** A colleague was faster → message of the server, the form stays. */
    refused: (fill: Fill, meanwhile: (db: Db) => void, says: Sentence, args: Partial<Scene> = {}): SceneStory => ({
      args: { ...common, ...args },
      play: async ({ loaded: { db } }) => {
        await fill();
        const sentence = valueFrom(says, db);
        meanwhile(db);
        await press(save);
        const failure = await dialog(/^Unable To/);
        await waitFor(() => expect(failure.getByText(sentence as RegExp)).toBeVisible());
        await userEvent.click(failure.getByRole("button", { name: "OK" }));
        await expect(await button()).toBeVisible();
      },
    }),
    /** A value is missing → the button is disabled and names it. */
    waits: (fill: Fill, reason: string | RegExp, args: Partial<Scene> = {}): SceneStory => ({
      args: { ...common, ...args },
      play: async ({ loaded }) => {
        await fill();
        await waitFor(async () => expect(await button()).toHaveAccessibleDescription(reason));
        await userEvent.click(await button());
        await expectNothingSent(loaded, write);
      },
    }),
    /** Permission to save is missing → the reason is shown, no save button. */
    readOnly: (account: string, why: string | RegExp, args: Partial<Scene> = {}): SceneStory => ({
      args: { ...common, account, ...args },
      play: async () => {
        const panel = await drawer();
        await waitFor(() => expect(panel.getByText(why)).toBeVisible());
        for (const it of panel.getAllByRole("textbox")) await expect(it).toHaveAttribute("readonly");
        await expect(panel.queryByRole("button", { name: save })).toBeNull();
      },
    }),
  };
};

/** Fills nothing in. */
export const untouched: Fill = () => Promise.resolve();
