import type { Input, operations, Permission, ReadId, WriteId } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, drawer, shownDialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { acknowledge } from "./answer.ts";
import { expectNothingSent, sending, sentTo, showing, valueFrom, type Request, type Sentence } from "./sent.ts";

type Confirmation<Id extends WriteId> = {
  /** Title of the confirmation. */
  title: string;
  /** The label of its button. */
  button: string | RegExp;
  write: Id;
  /** The title of the error dialog. */
  failure: string;
  /** The read on opening, since the list may be stale. */
  read?: ReadId;
  /** Fills in the required fields. */
  fill?: () => Promise<void>;
};

/**
 * Creates the stories of a confirmation, with or without fields, one line each; common behaviour is tested in the kit.
 */
export const confirmation = <const Id extends WriteId>({
  title,
  button,
  write,
  failure,
  read,
  fill,
}: Confirmation<Id>) => {
  const question = () => dialog(title);
  const go = async () => (await question()).findByRole("button", { name: button });
  const confirm = async () => {
    await acknowledge();
    await waitFor(async () => expect(await go()).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(await go());
  };
  const prepare = async () => {
    await (fill ?? question)();
    await acknowledge();
  };
  return {
    question,
    button: go,
    confirm,
    /** The exact sentence of the consequence: who, what, how much. */
    asks: (sentence: Sentence, args: Partial<Scene> = {}): SceneStory => ({
      args,
      play: async ({ loaded: { db } }) => {
        await prepare();
        await waitFor(() =>
          expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(valueFrom(sentence, db) as RegExp),
        );
        await waitFor(async () => expect(await go()).not.toHaveAttribute("aria-disabled", "true"));
      },
    }),
    /** Confirmed → exactly this input is sent once, toast, the dialog closes; `after` checks the result. */
    sends: (
      /** One call, or several in their order. */
      request: Request<Id> | readonly Input<(typeof operations)[Id]>[],
      says: Sentence,
      { args = {}, after }: { args?: Partial<Scene>; after?: (db: Db) => unknown } = {},
    ): SceneStory => ({
      ...sending(write),
      args,
      play: async ({ loaded }) => {
        const [expected, toast] = [valueFrom(request, loaded.db), valueFrom(says, loaded.db)];
        await prepare();
        await confirm();
        await waitFor(() => expect(screen.getByText(toast as RegExp)).toBeVisible());
        await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
        await expect(sentTo(loaded, write)).toEqual([expected].flat());
        await after?.(loaded.db);
      },
    }),
    /** A colleague was faster, or the server refuses → its message is shown, the dialog stays. */
    refused: (meanwhile: (db: Db) => void, says: Sentence, args: Partial<Scene> = {}): SceneStory => ({
      args,
      play: async ({ loaded: { db, calls } }) => {
        await prepare();
        if (read) await waitFor(() => expect(calls.some((it) => it.id === read && it.answered)).toBe(true));
        const sentence = valueFrom(says, db);
        await waitFor(async () => expect(await go()).not.toHaveAttribute("aria-disabled", "true"));
        meanwhile(db);
        await userEvent.click(await go());
        await waitFor(() => expect(shownDialog(failure).getByText(sentence as RegExp)).toBeVisible());
      },
    }),
    /** Value beyond a limit → error at the field and above the fields with focus, nothing is sent. */
    breaks: (field: RegExp, rule: RegExp, args: Partial<Scene> = {}): SceneStory => ({
      ...showing("validation-error"),
      args,
      play: async ({ loaded }) => {
        await prepare();
        await userEvent.click(await go());
        const box = (await question()).getByRole("textbox", { name: field });
        await waitFor(() => expect(box).toHaveAccessibleDescription(rule));
        await waitFor(async () =>
          expect((await question()).getByRole("group", { name: "1 problem to fix first" })).toHaveFocus(),
        );
        await expectNothingSent(loaded, write);
      },
    }),
    /** Permission is missing → it is named, however the dialog was opened, and there is no button. */
    forbidden: (right: Permission, account: string): SceneStory => ({
      args: { account },
      play: async ({ loaded }) => {
        const instead = await drawer();
        await waitFor(() => expect(instead.getByText(right)).toBeVisible());
        await expect(screen.queryByRole("button", { name: button })).toBeNull();
        await expectNothingSent(loaded, write);
      },
    }),
    /** The button is disabled with a reason: the state of the record, or a missing value. */
    waits: (reason: string | RegExp, args: Partial<Scene> = {}): SceneStory => ({
      args,
      play: async ({ loaded }) => {
        await waitFor(async () => expect(await go()).toHaveAccessibleDescription(reason));
        await userEvent.click(await go());
        await expectNothingSent(loaded, write);
      },
    }),
  };
};
